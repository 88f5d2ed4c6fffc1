import { dayOfMs } from '../../core/values/day.ts'
import { isZero } from '../../core/values/decimal.ts'
import { type Ctx, findPosted, post, Refusal, reverse } from '../../server/module-api.ts'
import type { InsurancePolicy } from './insurance-policy.ts'

const event = 'INS_PREMIUM'

/** The premium is part of what the goods of a contract cost; it is owed to the insurer from the day he signs. */
export async function bookPremium(ctx: Ctx, of: InsurancePolicy, day: string): Promise<string | null> {
  const { id, unitId, contractId, currency, premium } = of
  if (premium === null || isZero(premium)) return null
  if (unitId === null) throw Refusal.atField('unitId', 'trade.no-company')
  const posted = await post(ctx, {
    event,
    source: { type: 'trade.insurancePolicy', id },
    unitId,
    day,
    lines: [
      { ledger: 'profit', account: '6401', key: contractId ?? '', currency, side: 'debit', amount: premium },
      { ledger: 'arap', account: '2202-保险', key: id, currency, side: 'credit', amount: premium },
    ],
  })
  return posted.voucherNo
}

/** A policy that is cancelled costs nothing: its premium is taken back. */
export async function takeBackPremium(ctx: Ctx, id: string): Promise<void> {
  const posted = await findPosted(ctx, event, id)
  if (posted !== null) await reverse(ctx, { posting: posted.id, day: dayOfMs(ctx.now) })
}
