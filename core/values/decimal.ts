import { Decimal } from 'decimal.js'
import type { Lang } from './language.ts'

// Our own constructor: nobody else's settings of the library change how we count. 40 digits hold
// the product of two full columns; halves go away from zero, as a person rounds.
const Exact = Decimal.clone({
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
  defaults: true,
})

const shape = /^-?(0|[1-9]\d*)(\.\d+)?$/

// No column holds more, and what a stranger sends is not worth a longer look.
const longest = 64

/** Whether a value is a decimal as records hold it: `-1234.50`, no separators, no exponent, no minus zero. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && shape.test(value) && !/^-[0.]+$/.test(value)
}

export function add(a: string, b: string): string {
  return plain(new Exact(a).plus(b))
}

export function sub(a: string, b: string): string {
  return plain(new Exact(a).minus(b))
}

export function mul(a: string, b: string): string {
  return plain(new Exact(a).times(b))
}

/** `a / b` rounded half up to a number of digits; RangeError when `b` is zero. */
export function div(a: string, b: string, digits: number): string {
  if (isZero(b)) throw new RangeError('division by zero')
  return fixed(new Exact(a).dividedBy(b), digits)
}

/** The sum of what is there; empty values count as nothing. */
export function sum(values: Iterable<string | null>): string {
  let total = new Exact(0)
  for (const value of values) if (value !== null) total = total.plus(value)
  return plain(total)
}

/** Rounded half up, with exactly that many digits after the point: `round('1.005', 2)` is `1.01`. */
export function round(value: string, digits: number): string {
  return fixed(new Exact(value), digits)
}

/** Digits that stand after the point once trailing zeros are gone. */
export function digitsOf(value: string): number {
  return new Exact(value).decimalPlaces()
}

/** -1, 0 or 1 by value: `1.50` equals `1.5`. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const order = new Exact(a).comparedTo(b)
  if (order === 0) return 0
  return order < 0 ? -1 : 1
}

export function isZero(value: string): boolean {
  return new Exact(value).isZero()
}

export function negate(value: string): string {
  return plain(new Exact(value).negated())
}

export function abs(value: string): string {
  return plain(new Exact(value).abs())
}

export function min(first: string, ...others: readonly string[]): string {
  return others.reduce((least, other) => (compare(other, least) < 0 ? other : least), first)
}

export function max(first: string, ...others: readonly string[]): string {
  return others.reduce((most, other) => (compare(other, most) > 0 ? other : most), first)
}

/** As people of a language read it: `1,234.50` in zh and en, `1 234,50` with no-break spaces in ru. */
export function formatNumber(value: string, digits: number | null, lang: Lang): string {
  const text = digits === null ? value : round(value, digits)
  const [whole = '0', fraction] = text.replace('-', '').split('.')
  const { group, point } = separators[lang]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return (text.startsWith('-') ? '-' : '') + grouped + (fraction === undefined ? '' : point + fraction)
}

const separators: Readonly<Record<Lang, { readonly group: string; readonly point: string }>> = {
  zh: { group: ',', point: '.' },
  ru: { group: '\u00a0', point: ',' },
  en: { group: ',', point: '.' },
}

// Decimal writes minus zero as `-0`; to a person and to a column it is zero.
function plain(value: Decimal): string {
  return value.isZero() ? '0' : value.toFixed()
}

function fixed(value: Decimal, digits: number): string {
  const text = value.toFixed(digits)
  return /^-[0.]+$/.test(text) ? text.slice(1) : text
}
