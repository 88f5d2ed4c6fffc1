import { figureIn, seriesOf } from '../../core/api-types/widget-figures.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { dayText } from '../../core/values/day-text.ts'
import { dayOfMs, isDay } from '../../core/values/day.ts'
import { compare, div, isZero, mul, sub } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, find, isId, midnightOf, readCurves } from '../../server/module-api.ts'
import { priceIndexQuote, priceIndex } from '../contracts/index.ts'
import { importParityScheme, type ImportParityScheme } from './import-parity-scheme.ts'
import { atHeat, costInsuranceFreight, importParity } from './import-parity.ts'
import { type MarketDay, marketDays } from './market-days.server.ts'
import { marketWords as words } from './words/market-analysis.ts'

type Query = Readonly<Record<string, string>>

const curveDays = 90

interface Parity {
  readonly fob: string
  readonly cif: string
  readonly rate: string
  readonly parity: string
  readonly domestic: string
  /** Above nothing where the price at home is higher. */
  readonly spread: string
}

/** By each scheme in use what an imported tonne comes to, those where importing pays most first. */
export async function importParityRows(
  ctx: Ctx,
  { day }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Readonly<Record<string, Json>>[]> {
  const schemes = await find(ctx, importParityScheme, { inUse: '1' })
  const heats = await heatsOf(ctx, schemes)
  const indices = schemes.flatMap(({ foreignIndex, domesticIndex }) => [foreignIndex, domesticIndex])
  const [stood] = await marketDays(ctx, indices, { to: String(day), many: 1 })
  return schemes
    .flatMap((scheme) => {
      const found = stood === undefined ? null : parityOn(scheme, heats, stood)
      return found === null ? [] : [{ schemeId: scheme.id, ...found, spreadPct: percentOf(found) }]
    })
    .toSorted((a, b) => compare(b.spread, a.spread))
}

/** The parity of a scheme on a day with what it is made of. */
export async function parityNow(ctx: Ctx, query: Query): Promise<WidgetData['figures']> {
  const asked = await askedScheme(ctx, query)
  if (asked === null) return []
  const { scheme, heats, day } = asked
  const [stood] = await marketDays(ctx, [scheme.foreignIndex, scheme.domesticIndex], { to: day, many: 1 })
  const found = stood === undefined ? null : parityOn(scheme, heats, stood)
  if (found === null) return []
  const figure = figureIn(ctx.lang)
  const gains = compare(found.spread, '0') > 0
  return [
    { ...figure(words.parity, found.parity), note: scheme.schemeName },
    figure(words.domestic, found.domestic),
    {
      ...figure(words.spread, found.spread),
      tone: gains ? 'good' : 'bad',
      note: (gains ? words.gains : words.loses)[ctx.lang],
    },
    { ...figure(words.fob, found.fob), note: dayText(day, ctx.lang) },
    figure(words.cif, found.cif),
    figure(words.rate, found.rate),
  ]
}

/** The parity of a scheme and the price at home over the ninety days up to one. */
export async function parityCurve(ctx: Ctx, query: Query): Promise<WidgetData['chart']> {
  const asked = await askedScheme(ctx, query)
  const days =
    asked === null
      ? []
      : await marketDays(ctx, [asked.scheme.foreignIndex, asked.scheme.domesticIndex], {
          to: asked.day,
          many: curveDays,
        })
  const parities = days.map((day) => (asked === null ? null : parityOn(asked.scheme, asked.heats, day)))
  return {
    kind: 'line',
    label: words.curve[ctx.lang],
    categories: days.map(({ day }) => dayText(day, ctx.lang)),
    series: [
      seriesOf(
        ctx.lang,
        words.parity[ctx.lang],
        parities.map((one) => one?.parity ?? null),
        2,
      ),
      seriesOf(
        ctx.lang,
        words.domestic[ctx.lang],
        parities.map((one) => one?.domestic ?? null),
        2,
      ),
    ],
  }
}

/** The price at home by month, this year beside the last. */
export async function priceSeason(ctx: Ctx, query: Query): Promise<WidgetData['chart']> {
  const asked = await askedScheme(ctx, query)
  const year = Number((asked?.day ?? dayOfMs(ctx.now)).slice(0, 4))
  const { curves } =
    asked === null
      ? { curves: [] }
      : await readCurves(ctx, priceIndexQuote, {
          keys: [asked.scheme.domesticIndex],
          field: 'value',
          from: midnightOf(`${year - 1}-01-01`),
          to: midnightOf(`${year + 1}-01-01`),
          width: 24,
          level: 'month',
        })
  const means = new Map(curves.flatMap(({ points }) => points.map(({ at, value }) => [dayOfMs(at).slice(0, 7), value])))
  const months = Array.from({ length: 12 }, (_, at) => at + 1)
  const ofYear = (one: number) => months.map((month) => means.get(`${one}-${String(month).padStart(2, '0')}`) ?? null)
  return {
    kind: 'line',
    label: words.season[ctx.lang],
    categories: words.months[ctx.lang].split(' '),
    series: [year - 1, year].map((one) => seriesOf(ctx.lang, String(one), ofYear(one), 2)),
  }
}

interface AskedScheme {
  readonly scheme: ImportParityScheme
  readonly heats: ReadonlyMap<string, string | null>
  readonly day: string
}

/** The scheme that is asked for, else the first in use by its name, and the day, today unless it is one. */
async function askedScheme(ctx: Ctx, { schemeId = '', day = '' }: Query): Promise<AskedScheme | null> {
  const where: Readonly<Record<string, string>> = isId(schemeId) ? { id: schemeId } : { inUse: '1' }
  const [scheme] = await find(ctx, importParityScheme, where, { sort: ['schemeName'], limit: 1 })
  if (scheme === undefined) return null
  const today = dayOfMs(ctx.now)
  return { scheme, heats: await heatsOf(ctx, [scheme]), day: isDay(day) && day <= today ? day : today }
}

/** Kilocalories of the coal of each index. */
async function heatsOf(ctx: Ctx, schemes: readonly ImportParityScheme[]): Promise<ReadonlyMap<string, string | null>> {
  const ids = schemes.flatMap(({ foreignIndex, domesticIndex }) => [foreignIndex, domesticIndex])
  const indices = ids.length === 0 ? [] : await find(ctx, priceIndex, { id: [...new Set(ids)] })
  return new Map(indices.map(({ id, kcal }) => [id, kcal]))
}

function parityOn(
  scheme: ImportParityScheme,
  heats: ReadonlyMap<string, string | null>,
  { quotes, rate }: MarketDay,
): Parity | null {
  const [fob, home] = [quotes.get(scheme.foreignIndex), quotes.get(scheme.domesticIndex)]
  if (fob === undefined || home === undefined || rate === null) return null
  const basis = { ...scheme, fob, rate }
  const parity = importParity(basis)
  const domestic = atHeat(home, heats.get(scheme.domesticIndex) ?? null, heats.get(scheme.foreignIndex) ?? null)
  return { fob, cif: costInsuranceFreight(basis), rate, parity, domestic, spread: sub(domestic, parity) }
}

function percentOf({ spread, domestic }: Parity): string | null {
  return isZero(domestic) ? null : div(mul(spread, '100'), domestic, 2)
}
