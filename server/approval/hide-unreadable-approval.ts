import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { Place } from './step/decision-target.ts'
import { knowsCase } from './step/load-approval.ts'

/** Why something cannot be done is for those who know of the case; to everybody else it is not there. */
export async function hideUnknownCase<T>(
  ctx: Ctx,
  { instance, task }: Pick<Place, 'instance' | 'task'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || (await knowsCase(ctx, instance))) throw error
    throw new Refusal(task === null ? 'flow.unknown' : 'flow.task-unknown', {}, { status: 404 })
  }
}
