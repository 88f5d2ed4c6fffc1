import type { Json } from '../../../core/values/json.ts'
import { isFinal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { askAgain } from './external-calls.ts'

/** Says a failed call again when its pause is over; that it failed once more stands in its line. */
export async function retryOutsideCall(ctx: Ctx, payload: Json): Promise<void> {
  if (typeof payload !== 'object' || payload === null || !('id' in payload)) throw new Error('the job names no call')
  try {
    await askAgain(ctx, String(payload.id))
  } catch (error) {
    if (!isFinal(error)) throw error
  }
}
