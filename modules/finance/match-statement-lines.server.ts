import sql from 'sql-template-tag'
import { type Ctx, get, Refusal, withinTransaction } from '../../server/module-api.ts'
import type { BankPayment } from './bank-payment.ts'
import { bankStatementLine, proven } from './bank-statement-line.ts'
import { asBankLine, linkLine } from './bank-statement.server.ts'
import { hold, takePaymentStep } from './payment-step.server.ts'

interface Match {
  readonly lineId: string
  readonly paymentId: string
}

/**
 * What kept lines tell of payments by the number of the request, however the lines came: a credit of the whole amount
 * is a return of a payment that was made, a debit proves one that the bank did not know or that was paid by hand. A
 * line that one person has entered settles nothing until another confirms it.
 */
export async function matchLines(ctx: Ctx): Promise<void> {
  const found = await ctx.sql.query<Match>(sql`
    select l.id as "lineId", p.id as "paymentId" from finance.bank_statement_line l
    join finance.bank_payment p on p.req_no = l.req_no and p.payer_account_id = l.account_id and p.currency = l.currency and p.amount = l.amount and p.del_flag = 0
    where l.payment_id is null and l.del_flag = 0 and l.source in ('bank', 'confirmed')
      and ((l.direction = 'credit' and l.claim_status = '0' and p.status = '01' and coalesce(p.refund_flag, '0') <> '1') or (l.direction = 'debit' and (p.status = '07' or (p.status = '08' and p.by_hand = '1'))))
    order by l.day, l.id`)
  const broken: unknown[] = []
  for (const match of found) await settleAlone(ctx, match).catch((error: unknown) => broken.push(error))
  if (broken.length > 0) throw broken[0]
}

/** What refuses, such as a return in a month that is closed, waits for the next round and holds up no other line. */
async function settleAlone(ctx: Ctx, match: Match): Promise<void> {
  try {
    await withinTransaction(ctx, (inside) => settle(inside, match))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

async function settle(ctx: Ctx, { lineId, paymentId }: Match): Promise<void> {
  const held = await hold(ctx, paymentId)
  const { payment } = held
  const kept = await get(
    ctx.withoutScope('a line of the bank settles its payment, whoever sees it'),
    bankStatementLine,
    lineId,
    { lock: true },
  )
  // Somebody may have been faster between the search and the locks.
  if (kept.paymentId !== null || !proven.some((one) => one === kept.source)) return
  const line = asBankLine(kept)
  if (line.direction === 'credit' && payment.status === '01' && payment.refundFlag !== '1' && kept.claimStatus === '0')
    await takePaymentStep(ctx, held, { type: 'refund', line, linked: false }, 'refund')
  else if (line.direction === 'debit' && isLookedFor(payment))
    await takePaymentStep(
      ctx,
      held,
      { type: 'statement', from: line.day, through: line.day, line, linked: false },
      'answered',
    )
  else return
  await linkLine(ctx, payment.payerAccountId, line.id, payment.id)
}

/** Whether a debit concludes it: the bank knows nothing of it, or nobody asks the bank. */
function isLookedFor({ status, byHand }: BankPayment): boolean {
  return status === '07' || (status === '08' && byHand === '1')
}
