import type { Ctx } from '../../platform/context/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { KnownRun } from './find-run.ts'

/** The job that writes the lines of runs, and takes them back. */
export const runJob = 'runs.work'

/** Asks for the work that the state of a run says; runs of one kind come one after the other. */
export function enqueueRun(ctx: Ctx, { run }: KnownRun, id: string): Promise<void> {
  return enqueue(ctx, runJob, { run: run.runs, id }, { key: `run ${id}`, queue: `run ${run.runs}` })
}
