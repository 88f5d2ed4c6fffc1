import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../context/context.ts'
import { emit } from '../outbox/emit.ts'

export interface EnqueueOptions {
  /** Epoch ms before which it does not run; at once when absent. */
  readonly runAt?: number | null
  /** Of jobs with the same key that have not begun, the latest stands for all. */
  readonly key?: string
  /** Jobs of one queue run one after another, so that long ones never hold up the rest. */
  readonly queue?: string
}

/**
 * Asks for a job of a module (`finance.bankSend`). It leaves with the transaction: nothing runs of what
 * was rolled back, and what was committed runs at least once.
 */
export function enqueue(
  ctx: Ctx,
  name: string,
  payload: Json,
  { runAt = null, key, queue }: EnqueueOptions = {},
): Promise<void> {
  return emit(ctx, { event: 'job', data: { name, payload, runAt, key: key ?? null, queue: queue ?? null } })
}
