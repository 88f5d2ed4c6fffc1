import { Refusal } from '../../core/words/refusal.ts'
import { asOf, type Ctx } from '../../server/module-api.ts'
import { exchangeRate, rateTypes } from '../contracts/index.ts'

/**
 * Yuan for one unit of each currency on a day, by the middle rate. A currency whose rate nobody knows is refused at the
 * field of the day: its yuan would be missing from the total.
 */
export async function yuanRates(
  ctx: Ctx,
  currencies: Iterable<string>,
  day: string,
  field: string,
): Promise<ReadonlyMap<string, string>> {
  const rates = new Map<string, string>([['CNY', '1']])
  for (const currency of currencies) {
    if (rates.has(currency)) continue
    const held = await asOf(ctx, exchangeRate, { currency, rateType: rateTypes.middle }, day)
    if (held === null) throw Refusal.atField(field, 'fundDaily.no-rate', { currency, day })
    rates.set(currency, held.rate)
  }
  return rates
}
