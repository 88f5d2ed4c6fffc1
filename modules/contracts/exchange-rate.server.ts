import { addDays } from '../../core/values/day.ts'
import { compare, div, mul, round } from '../../core/values/decimal.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { asOf, checkAll, type Ctx, rules } from '../../server/module-api.ts'
import { exchangeRate, type ExchangeRate, rateTypes } from './exchange-rate.ts'

/** What a rate must be beside a number: of a foreign currency, per one unit of it, and for customs of a whole month. */
export const exchangeRateRules = rules(exchangeRate, {
  check: (ctx, record) =>
    checkAll([() => requireForeign(record), () => requireWholeMonth(record), () => requireLikely(ctx, record)]),
})

/** Yuan for one unit of a currency on a day by the middle rate; null where none is known yet. */
export async function middleRate(ctx: Ctx, currency: string, day: string): Promise<string | null> {
  const held = await asOf(ctx, exchangeRate, { currency, rateType: rateTypes.middle }, day)
  return held?.rate ?? null
}

function requireForeign({ currency }: ExchangeRate): void {
  if (currency === 'CNY') throw Refusal.atField('currency', 'exchangeRate.own-currency')
}

/** Customs take one rate for all of a month. */
function requireWholeMonth({ rateType, rateDate }: ExchangeRate): void {
  if (rateType === rateTypes.customs && !rateDate.endsWith('-01'))
    throw Refusal.atField('rateDate', 'exchangeRate.customs-month')
}

// No currency has halved or doubled from one rate to the next: such a figure was given per 100 units, or mistyped.
const leastPart = '0.5'
const mostTimes = '2'

async function requireLikely(ctx: Ctx, { currency, rateType, rateDate, rate }: ExchangeRate): Promise<void> {
  const before = await asOf(ctx, exchangeRate, { currency, rateType }, addDays(rateDate, -1))
  if (before === null) return
  const times = div(rate, before.rate, 6)
  if (compare(times, leastPart) >= 0 && compare(times, mostTimes) <= 0) return
  throw Refusal.atField('rate', 'exchangeRate.unlikely', {
    before: before.rate,
    day: before.rateDate,
    percent: round(mul(times, '100'), 0),
  })
}
