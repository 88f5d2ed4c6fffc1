import { addDays, daysBetween, isDay } from '../values/day.ts'
import { add, compare, div, isDecimal, isZero, mul, sub } from '../values/decimal.ts'
import type { Json } from '../values/json.ts'
import { spend } from './expression-cost.ts'
import type { NameTypes, ValueType } from './value-type.ts'

// What stands behind `/`: more digits than any column has, fewer than we count with.
const quotientDigits = 20

/** A decimal inside expressions, counted exactly; null is empty, spreads through sums and compares false. */
export class Exact {
  constructor(readonly text: string | null) {}

  static of(value: unknown): Exact {
    if (value instanceof Exact) return value
    if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value)))
      return new Exact(String(value))
    return isDecimal(value) ? new Exact(value) : new Exact(null)
  }

  static plus = (a: Exact, b: Exact): Exact => both(a, b, add)
  static minus = (a: Exact, b: Exact): Exact => both(a, b, sub)
  static times = (a: Exact, b: Exact): Exact => both(a, b, mul)
  static over = (a: Exact, b: Exact): Exact => both(a, b, (x, y) => (isZero(y) ? null : div(x, y, quotientDigits)))

  /** -1, 0 or 1; NaN when either is empty, so that every comparison with it is false. */
  static order(a: Exact, b: Exact): number {
    return a.text === null || b.text === null ? Number.NaN : compare(a.text, b.text)
  }
}

/** A day inside expressions; empty compares false. */
export class Day {
  constructor(readonly text: string | null) {}

  static of(value: unknown): Day {
    if (value instanceof Day) return value
    return new Day(isDay(value) ? value : null)
  }

  static order(a: Day, b: Day): number {
    if (a.text === null || b.text === null) return Number.NaN
    return Math.sign(daysBetween(b.text, a.text))
  }

  static later(day: Day, days: Exact): Day {
    return day.text === null || days.text === null
      ? new Day(null)
      : new Day(addDays(day.text, Math.trunc(Number(days.text))))
  }

  static between(from: Day, to: Day): Exact {
    return from.text === null || to.text === null ? new Exact(null) : new Exact(String(daysBetween(from.text, to.text)))
  }
}

/** Makes the object that stands for one line of a sub-table. */
export type RowMaker = (values: Readonly<Record<string, unknown>>) => object

/** A record's value as an expression sees it; `rowOf` makes lines. */
export function inward(value: Json | undefined, type: ValueType, rowOf: RowMaker | undefined): unknown {
  if (typeof type === 'object') return rowsIn(value, type.rows, rowOf)
  if (type === 'decimal' || type === 'time') return Exact.of(value)
  if (type === 'day') return Day.of(value)
  if (type === 'flag') return value === '1' || value === true
  if (type === 'list') return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? item : '')) : []
  return typeof value === 'string' ? value : ''
}

/** What an expression answered, as JSON: decimals and whole numbers as decimal texts. */
export function outward(value: unknown): Json {
  if (value instanceof Exact || value instanceof Day) return value.text
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(outward) : null
}

// A table is read anew for each expression that asks for it.
const stepsOfCell = 5

function rowsIn(value: Json | undefined, types: NameTypes, rowOf: RowMaker | undefined): object[] {
  if (!Array.isArray(value) || !rowOf) return []
  spend(value.length * Object.keys(types).length * stepsOfCell)
  return value.map((line: Json) => {
    const held: Readonly<Record<string, Json>> =
      line !== null && typeof line === 'object' && !Array.isArray(line) ? Object.fromEntries(Object.entries(line)) : {}
    return rowOf(
      Object.fromEntries(Object.entries(types).map(([name, type]) => [name, inward(held[name], type, undefined)])),
    )
  })
}

// Squared over and over a number would fill the memory with its zeros; no column holds as many digits.
const longest = 200

function both(a: Exact, b: Exact, count: (a: string, b: string) => string | null): Exact {
  if (a.text === null || b.text === null) return new Exact(null)
  const text = count(a.text, b.text)
  return new Exact(text !== null && text.length > longest ? null : text)
}
