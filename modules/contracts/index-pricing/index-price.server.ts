import { daysBetween } from '../../../core/values/day.ts'
import { div, sum } from '../../../core/values/decimal.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { type Ctx, midnightOf, readCurves, Refusal, rules } from '../../../server/module-api.ts'
import { priceIndexQuote } from '../price-index-quote.ts'
import { indexPrice, type IndexPrice } from './index-price.ts'
import { pricingDays } from './pricing-days.ts'

type Draft = { readonly [K in keyof IndexPrice]?: IndexPrice[K] | null }

/** Indices stand at the mean of what was quoted on the days of the window; nobody types it. */
export const indexPriceRules = rules(indexPrice, {
  suggest: {
    after: ['indices', 'window', 'month', 'ladingDate', 'ladingDays'],
    fill: async (ctx, draft) => ({ settled: await quoted(ctx, draft) }),
  },

  prepare: quoted,

  on: {
    confirm: (ctx, { createBy, price }) => {
      if (createBy === ctx.actor.id) throw new Refusal('index-price.own')
      if (price === null) throw new Refusal('index-price.no-price')
    },
  },
})

/** The indices of a draft, each with the mean of its quotations and how many days it was quoted. */
async function quoted(ctx: Ctx, draft: Draft): Promise<Pick<Draft, 'indices'>> {
  const lines = draft.indices ?? []
  if (lines.length === 0) return {}
  const days = pricingDays(draft)
  const keys = [...new Set(lines.flatMap(({ indexId }) => indexId ?? []))]
  const values = days === null || keys.length === 0 ? new Map<string, string[]>() : await valuesOf(ctx, keys, days)
  const indices = lines.map((line) => {
    const found = values.get(line.indexId ?? '') ?? []
    const mean = found.length === 0 ? null : div(sum(found), String(found.length), 2)
    return { ...line, mean, days: String(found.length) }
  })
  return { indices }
}

async function valuesOf(
  ctx: Ctx,
  keys: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Map<string, string[]>> {
  const { curves } = await readCurves(ctx, priceIndexQuote, {
    keys,
    field: 'value',
    from: midnightOf(from),
    to: midnightOf(to) + dayMs,
    width: daysBetween(from, to) + 1,
    level: 'raw',
  })
  return new Map(curves.map(({ key, points }) => [key, points.flatMap(({ value }) => value ?? [])]))
}
