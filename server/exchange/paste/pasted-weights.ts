import { div, mul } from '../../../core/values/decimal.ts'
import type { Lang } from '../../../core/values/language.ts'
import { parseTyped } from '../../../core/values/parse-typed-number.ts'

/** A unit in which weights are written. */
export type Unit = 'kg' | 't'

const units: ReadonlyMap<string, Unit> = new Map([
  ...['kg', 'kgs', 'кг', '千克', '公斤'].map((name) => [name, 'kg'] as const),
  ...['t', 'ton', 'tons', 'т', 'тн', '吨'].map((name) => [name, 't'] as const),
])
const perTonne = '1000'

/** A heading or label without the unit of weight that ends it: `Net weight, t`, `净重(千克)`. */
export function withoutUnit(heading: string): { readonly base: string; readonly unit: Unit | null } {
  const [, base = '', name = ''] = /^(.+?)\s*[,，(（]\s*([^\s()（）,，.]+)\.?\s*[)）]?$/u.exec(heading.trim()) ?? []
  const unit = units.get(name.toLowerCase()) ?? null
  return unit === null ? { base: heading.trim(), unit } : { base, unit }
}

/** A weight that may say its own unit, in the unit of its column; null where it says another or is no number. */
export function weightIn(column: Unit, text: string, heading: Unit | null, lang: Lang): string | null {
  const [, figure = '', name = ''] = /^(.*?\d)\s*([\p{L}]+)\.?$/u.exec(text.trim()) ?? [null, text, '']
  const own = name === '' ? (heading ?? column) : units.get(name.toLowerCase())
  const value = parseTyped(figure, lang)
  if (own === undefined || value === null) return null
  if (own === column) return value
  return own === 't' ? mul(value, perTonne) : div(value, perTonne, 6)
}
