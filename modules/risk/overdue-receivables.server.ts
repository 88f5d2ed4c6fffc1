import sql from 'sql-template-tag'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import type { Ctx } from '../../server/module-api.ts'
import { openStatus } from '../finance/index.ts'

/** The condition on open items that are named `t` to be receivables of which something is left. */
export const openReceivable = sql`t.item_type = 'ar' and t.status = any(${[...openStatus]})`

/** What the list of receivables is asked for those that are overdue. */
export function overdueCondition(ctx: Ctx) {
  return { dueDate: { from: null, to: addDays(dayOfMs(ctx.now), -1) } }
}
