import { addDays, dayOfMs } from '../../core/values/day.ts'
import { dayMs } from '../../core/values/duration.ts'
import { type Ctx, find, midnightOf, readCurves } from '../../server/module-api.ts'
import { exchangeRate, priceIndexQuote, rateTypes } from '../contracts/index.ts'

/** What stood on a day: the last quotation of each index and the last rate up to it, null where there was none. */
export interface MarketDay {
  readonly day: string
  /** By the id of the index. */
  readonly quotes: ReadonlyMap<string, string>
  /** Yuan for a dollar. */
  readonly rate: string | null
}

/** A quotation stands over weekends and holidays, not longer. */
const standsDays = 15

/** What indices and the dollar stood at on each of some days in a row, up to the last one. */
export async function marketDays(
  ctx: Ctx,
  indices: readonly string[],
  { to, many }: { readonly to: string; readonly many: number },
): Promise<readonly MarketDay[]> {
  const first = addDays(to, 1 - many)
  const { curves } = await readCurves(ctx, priceIndexQuote, {
    keys: [...new Set(indices)],
    field: 'value',
    from: midnightOf(addDays(first, -standsDays)),
    to: midnightOf(to) + dayMs,
    width: many + standsDays,
    level: 'raw',
  })
  const quoted = curves.map(({ key, points }) => ({
    key,
    lastBy: lastUpTo(points.map(({ at, value }) => [dayOfMs(at), value])),
  }))
  const rates = await find(
    ctx,
    exchangeRate,
    { currency: 'USD', rateType: rateTypes.middle, rateDate: { to } },
    { sort: ['rateDate'] },
  )
  const rateBy = lastUpTo(rates.map(({ rateDate, rate }) => [rateDate, rate]))
  return Array.from({ length: many }, (_, at) => {
    const day = addDays(first, at)
    const quotes = quoted.flatMap(({ key, lastBy }): [string, string][] => {
      const found = lastBy(day)
      return found === null || found.day < addDays(day, -standsDays) ? [] : [[key, found.value]]
    })
    return { day, quotes: new Map(quotes), rate: rateBy(day)?.value ?? null }
  })
}

/** Of values in the order of their days, the last one up to a day. */
function lastUpTo(values: readonly (readonly [string, string | null])[]) {
  return (day: string) => {
    const found = values.findLast(([at, value]) => at <= day && value !== null)
    return found?.[1] === undefined || found[1] === null ? null : { day: found[0], value: found[1] }
  }
}
