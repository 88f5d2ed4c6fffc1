import { abs, isZero, mul, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, findPosted, firstOpenDay, post, type PostingLine, reverse } from '../../server/module-api.ts'
import type { ItemClearing } from './item-clearing.ts'
import type { OpenItem } from './open-item.ts'

const event = 'FX_DIFF'
const ledgers = ['arap', 'profit'] as const

type Difference = Pick<ItemClearing, 'debtRate' | 'moneyRate' | 'fxDiff'>

/**
 * What a debt in another currency comes to in yuan beside the money that clears it: a gain, or a loss below zero. Who
 * owes gains by paying at a lower rate than he booked, who is owed by receiving at a higher one.
 */
export function exchangeDifference(debt: OpenItem, money: OpenItem, amount: string): Difference {
  const [debtRate, moneyRate] = [debt.fxRate, money.fxRate]
  if (debt.currency === 'CNY' || debtRate === null || moneyRate === null)
    return { debtRate: null, moneyRate: null, fxDiff: null }
  const gain = debt.itemType === 'ap' ? sub(debtRate, moneyRate) : sub(moneyRate, debtRate)
  return { debtRate, moneyRate, fxDiff: round(mul(amount, gain), 2) }
}

/** Books the difference of a clearing, to the costs or gains of its contract; answers its voucher. */
export async function bookDifference(ctx: Ctx, of: ItemClearing, debt: OpenItem): Promise<string | null> {
  if (of.fxDiff === null || isZero(of.fxDiff)) return null
  const unitId = debt.unitId ?? ''
  const line = { currency: 'CNY', amount: abs(of.fxDiff) }
  const [party, result] = of.fxDiff.startsWith('-') ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const)
  const lines: readonly PostingLine[] = [
    { ...line, ledger: 'profit', account: '660303', key: debt.contractId ?? debt.counterparty, side: result },
    // Debts are kept in their currency: what their yuan differ by stands beside them.
    { ...line, ledger: 'arap', account: `${debt.account}-汇差`, key: debt.counterparty, side: party },
  ]
  const posted = await post(ctx, {
    event,
    source: { type: 'finance.itemClearing', id: of.id },
    unitId,
    day: await firstOpenDay(ctx, unitId, of.day, ledgers),
    segment: debt.bizSegment,
    lines,
  })
  return posted.voucherNo
}

/** Books the difference of a clearing that is taken back by its opposite. */
export async function bookDifferenceBack(ctx: Ctx, of: ItemClearing, since: string): Promise<string | null> {
  const original = of.fxVoucherNo === null ? null : await findPosted(ctx, event, of.id)
  if (original === null) return null
  const day = await firstOpenDay(ctx, of.unitId ?? '', since, ledgers)
  return (await reverse(ctx, { posting: original.id, day })).voucherNo
}
