import { addDays, dayOfMs } from '../../core/values/day.ts'
import { compare } from '../../core/values/decimal.ts'
import { type Ctx, find } from '../../server/module-api.ts'
import { bankPayment } from './bank-payment.ts'
import type { StatementLine } from './bank/bank-interface.ts'

type Line = Pick<StatementLine, 'direction' | 'amount' | 'currency' | 'day' | 'reqNo'>

// Banks return within days; a credit long after has another cause.
const within = 30

/**
 * Which credits of an account may be payments that the bank returned without our number: of the whole amount of a
 * payment made from that account within the last month, and not returned yet. One that names a payment of ours settles
 * itself.
 */
export async function returnsAmong(
  ctx: Ctx,
  payerAccountId: string,
  lines: readonly Line[],
): Promise<(line: Line) => boolean> {
  const amounts = [...new Set(lines.filter(({ direction }) => direction === 'credit').map(({ amount }) => amount))]
  if (amounts.length === 0) return () => false
  const all = ctx.withoutScope('a credit may be the return of any payment of its account')
  const paid = await find(all, bankPayment, { payerAccountId, status: '01', refundFlag: '0', amount: amounts })
  return ({ direction, amount, currency, day, reqNo }) =>
    direction === 'credit' &&
    !paid.some((payment) => payment.reqNo === reqNo) &&
    paid.some(
      (payment) =>
        compare(payment.amount, amount) === 0 && payment.currency === currency && isRecent(payment.sendTime, day),
    )
}

function isRecent(sendTime: number | null, day: string): boolean {
  if (sendTime === null) return false
  const sent = dayOfMs(sendTime)
  return sent <= day && day <= addDays(sent, within)
}
