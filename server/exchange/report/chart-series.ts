import type { ReportChart } from '../../../core/description/chart.ts'
import { abs, compare, sum } from '../../../core/values/decimal.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { FigureChart, FigureSeries } from './figure-types.ts'
import { reportTexts as texts } from './words.ts'

// More colours than these nobody tells apart.
const mostColours = 8

type Coloured = Pick<FigureChart, 'kind' | 'categories' | 'series'>

/** Categories and series as a kind draws them: what is too much for the eye is added up as the rest. */
export function drawnOf(
  chart: Pick<ReportChart, 'kind'>,
  categories: readonly string[],
  series: readonly FigureSeries[],
  lang: Lang,
): Coloured {
  if (chart.kind === 'waterfall') return steps(categories, series, texts.total[lang])
  const rest = texts.rest[lang]
  return chart.kind === 'ring' ? ring(categories, series, rest) : coloured(chart, categories, series, rest)
}

/** Each group a step, and their sum. */
function steps(categories: readonly string[], [series]: readonly FigureSeries[], total: string): Coloured {
  const values = series?.values ?? []
  return {
    kind: 'waterfall',
    categories: [...categories, total],
    series: [{ label: series?.label ?? '', values: [...values, added(values)] }],
  }
}

/** What weighs least goes into the rest, so that the others can be told apart. */
function coloured(
  { kind }: Pick<ReportChart, 'kind'>,
  categories: readonly string[],
  series: readonly FigureSeries[],
  rest: string,
): Coloured {
  const filled = series.filter(({ values }) => values.some((value) => value !== null))
  const { kept, left } = heaviest(filled, ({ values }) => sum(values))
  const others =
    left.length === 0
      ? []
      : [{ label: rest, values: categories.map((_, at) => added(left.map(({ values }) => values[at] ?? null))) }]
  return { kind, categories, series: [...kept, ...others] }
}

/** Parts of a whole, the largest first. A whole has no negative parts: where there are any, bars show them. */
function ring(categories: readonly string[], [series]: readonly FigureSeries[], rest: string): Coloured {
  const parts = categories.flatMap((label, at) => {
    const value = series?.values[at] ?? null
    return value === null ? [] : [{ label, value }]
  })
  const largestFirst = parts.toSorted((a, b) => compare(b.value, a.value))
  const negative = parts.some(({ value }) => compare(value, '0') < 0)
  const { kept, left } = negative ? { kept: largestFirst, left: [] } : heaviest(largestFirst, ({ value }) => value)
  const shown = left.length === 0 ? kept : [...kept, { label: rest, value: sum(left.map(({ value }) => value)) }]
  return {
    kind: negative ? 'bar' : 'ring',
    categories: shown.map(({ label }) => label),
    series: [{ label: series?.label ?? '', values: shown.map(({ value }) => value) }],
  }
}

/** As many as there are colours, the rest in one; those kept stay in their order. */
export function heaviest<T>(
  all: readonly T[],
  weight: (one: T) => string,
): { readonly kept: readonly T[]; readonly left: readonly T[] } {
  if (all.length <= mostColours) return { kept: all, left: [] }
  const most = new Set(all.toSorted((a, b) => compare(abs(weight(b)), abs(weight(a)))).slice(0, mostColours - 1))
  return { kept: all.filter((one) => most.has(one)), left: all.filter((one) => !most.has(one)) }
}

/** Their sum; null where there is none of them. */
export function added(values: readonly (string | null)[]): string | null {
  return values.every((value) => value === null) ? null : sum(values)
}
