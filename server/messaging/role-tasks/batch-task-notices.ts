import type { NewJob } from '../../platform/jobs/add-jobs.ts'
import { type BegunTask, tellJob } from '../../records/role-tasks/task-changes.ts'

/**
 * Of what offices are to be told, what one person began of one task is told by one job: a busy minute asks once who
 * they are.
 */
export function batchTaskNotices(jobs: readonly NewJob[]): readonly NewJob[] {
  const groups = new Map<string, BegunTask[]>()
  for (const job of jobs) {
    if (job.name !== tellJob) continue
    const begun = job.payload as unknown as BegunTask // the store wrote it
    const key = JSON.stringify([begun.document, begun.task, begun.by])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [begun])
    else group.push(begun)
  }
  const others = jobs.filter(({ name }) => name !== tellJob)
  return [...others, ...[...groups.values()].map(jobFor)]
}

function jobFor(group: readonly BegunTask[]): NewJob {
  const ids = group.map(({ id }) => id)
  return { name: tellJob, payload: { ...group[0], ids }, run_at: null, key: null, queue: null }
}
