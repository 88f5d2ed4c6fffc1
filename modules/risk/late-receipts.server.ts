import { addDays, dayOfMs } from '../../core/values/day.ts'
import type { Ctx } from '../../server/define.ts'

/** What a list of receipts is asked for those that are late. */
export function lateConditions(ctx: Ctx) {
  return {
    approvalStatus: '2',
    recStatus: ['0', '1', '3'],
    expectedDate: { from: null, to: addDays(dayOfMs(ctx.now), -1) },
  }
}
