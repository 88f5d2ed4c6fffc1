import type { NewJob } from '../../platform/jobs/add-jobs.ts'
import { type BegunTask, tellJob } from '../../records/office/task-moves.ts'

const most = 200

/** Of what offices are to be told, what one person began of one task is told by one job: a busy minute asks once who they are. */
export function toldTogether(jobs: readonly NewJob[]): readonly NewJob[] {
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
  return [...others, ...[...groups.values()].flatMap((group) => inParts(group).map(jobFor))]
}

function inParts(group: readonly BegunTask[]): BegunTask[][] {
  return Array.from({ length: Math.ceil(group.length / most) }, (_, at) => group.slice(at * most, (at + 1) * most))
}

function jobFor(part: readonly BegunTask[]): NewJob {
  const ids = part.map(({ id }) => id)
  return { name: tellJob, payload: { ...part[0], ids }, run_at: null, key: null, queue: null }
}
