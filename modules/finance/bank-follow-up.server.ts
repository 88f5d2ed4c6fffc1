import { minuteMs } from '../../core/values/duration.ts'
import { type Ctx, enqueue, find } from '../../server/module-api.ts'
import { bankPayment } from './bank-payment.ts'
import { bankOf } from './connected-bank.server.ts'
import { matchLines } from './match-statement-lines.server.ts'

const grace = 2 * minuteMs

/**
 * Every few minutes: questions whose time has passed are asked, whatever became of their job, and imported lines are
 * matched.
 */
export async function followUpBank(ctx: Ctx): Promise<void> {
  await askOverdue(ctx)
  await matchLines(ctx)
}

async function askOverdue(ctx: Ctx): Promise<void> {
  if ((await bankOf(ctx)).adapter === null) return
  // A question names the time it was planned for, so that one asked meanwhile is not asked twice.
  const overdue = await find(ctx, bankPayment, { nextQuery: { to: ctx.now - grace } })
  for (const { id, nextQuery } of overdue) await enqueue(ctx, 'finance.bankQuery', { paymentId: id, at: nextQuery })
}
