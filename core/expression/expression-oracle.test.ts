import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, evaluate } from './expression.ts'

/** A number of so many digits behind the point; null is an empty one. */
type Figure = { readonly digits: bigint; readonly places: number } | null
type Row = Readonly<Record<'amount' | 'fee', Figure>>

/**
 * A part of an expression as it is written, how tightly its outermost sign binds, and what it means by our own count.
 */
interface Written<T> {
  readonly text: string
  readonly rank: number
  readonly value: (row: Row) => T
}

const names = { amount: 'decimal', fee: 'decimal', advance: 'flag' } as const
const rank = { choice: 1, or: 2, and: 3, order: 4, sum: 5, product: 6, sign: 7, whole: 8 }

test('expressions mean what a second evaluator says: signs bind as in CEL, decimals are exact, empty ones spread', () => {
  const rows = fc.record({ amount: fc.option(figures, { freq: 4 }), fee: fc.option(figures, { freq: 3 }) })
  fc.assert(
    fc.property(written.number, written.condition, rows, (number, condition, row) => {
      const [wanted, holds] = [expected(number, row), expected(condition, row)]
      if (wanted instanceof TooLong || holds instanceof TooLong) return fc.pre(false)
      expect(figureOf(answer(number.text, row)), number.text).toEqual(normal(wanted))
      expect(answer(condition.text, row), condition.text).toBe(holds)
    }),
    { numRuns: 500 },
  )
})

function answer(expression: string, row: Row): unknown {
  const compiled = compile(expression, names)
  if ('problem' in compiled) throw new Error(`${expression}: ${compiled.problem}`)
  const values = { amount: textOf(row.amount), fee: textOf(row.fee), advance: '1' }
  return evaluate(compiled, values, { today: '2026-11-22' })
}

const figures = fc
  .record({ digits: fc.bigInt({ min: -99_999n, max: 99_999n }), places: fc.integer({ min: 0, max: 2 }) })
  .map((figure): Figure => figure)

const literals = figures
  .filter((figure) => figure !== null && figure.digits >= 0n)
  .map((figure): Written<Figure> => ({ text: textOf(figure) ?? '', rank: rank.whole, value: () => figure }))
const fields = fc
  .constantFrom('amount' as const, 'fee' as const)
  .map((name): Written<Figure> => ({ text: name, rank: rank.whole, value: (row) => row[name] }))

const written = fc.letrec<{ number: Written<Figure>; condition: Written<boolean> }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    literals,
    fields,
    pair(tie('number'), '+', rank.sum, both(plus)),
    pair(
      tie('number'),
      '-',
      rank.sum,
      both((a, b) => plus(a, negated(b))),
    ),
    pair(tie('number'), '*', rank.product, both(times)),
    pair(tie('number'), '/', rank.product, both(over)),
    call('min', tie('number'), (a, b) => (order(a, b, (by) => by <= 0n) || b === null ? a : b)),
    call('max', tie('number'), (a, b) => (order(a, b, (by) => by >= 0n) || b === null ? a : b)),
    one(
      tie('number'),
      (text) => `abs(${text})`,
      (figure) => (figure && figure.digits < 0n ? negated(figure) : figure),
    ),
    one(
      tie('number'),
      (text) => `orZero(${text})`,
      (figure) => figure ?? { digits: 0n, places: 0 },
    ),
    one(
      tie('number'),
      (text) => `round(${text}, 1)`,
      (figure) => figure && rounded(figure, 1),
    ),
    tie('number').map((of): Written<Figure> => ({
      text: `-${inside(of, rank.whole)}`,
      rank: rank.sign,
      value: (row) => negated(of.value(row)),
    })),
    fc.tuple(tie('condition'), tie('number'), tie('number')).map(([when, yes, no]): Written<Figure> => ({
      text: `${inside(when, rank.or)} ? ${inside(yes, rank.or)} : ${inside(no, rank.choice)}`,
      rank: rank.choice,
      value: (row) => (when.value(row) ? yes : no).value(row),
    })),
  ),
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<Written<boolean>>({ text: 'advance', rank: rank.whole, value: () => true }),
    compared(tie('number'), '<', (by) => by < 0n),
    compared(tie('number'), '<=', (by) => by <= 0n),
    compared(tie('number'), '>', (by) => by > 0n),
    compared(tie('number'), '>=', (by) => by >= 0n),
    compared(tie('number'), '==', (by) => by === 0n),
    one(
      tie('number'),
      (text) => `empty(${text})`,
      (figure) => figure === null,
    ),
    pair(tie('condition'), '&&', rank.and, (a, b) => a && b),
    pair(tie('condition'), '||', rank.or, (a, b) => a || b),
    tie('condition').map((of): Written<boolean> => ({
      text: `!${inside(of, rank.whole)}`,
      rank: rank.sign,
      value: (row) => !of.value(row),
    })),
  ),
}))

function pair<T>(of: fc.Arbitrary<Written<T>>, sign: string, own: number, count: (a: T, b: T) => T) {
  return fc.tuple(of, of).map(([left, right]): Written<T> => ({
    text: `${inside(left, own)} ${sign} ${inside(right, own + 1)}`,
    rank: own,
    value: (row) => count(left.value(row), right.value(row)),
  }))
}

function compared(of: fc.Arbitrary<Written<Figure>>, sign: string, holds: (by: bigint) => boolean) {
  return fc.tuple(of, of).map(([left, right]): Written<boolean> => ({
    text: `${inside(left, rank.sum)} ${sign} ${inside(right, rank.sum)}`,
    rank: rank.order,
    value: (row) => order(left.value(row), right.value(row), holds),
  }))
}

function call(name: string, of: fc.Arbitrary<Written<Figure>>, count: (a: Figure, b: Figure) => Figure) {
  return fc.tuple(of, of).map(([left, right]): Written<Figure> => ({
    text: `${name}(${left.text}, ${right.text})`,
    rank: rank.whole,
    value: (row) => count(left.value(row), right.value(row)),
  }))
}

function one<T>(of: fc.Arbitrary<Written<Figure>>, text: (inner: string) => string, count: (figure: Figure) => T) {
  return of.map((inner): Written<T> => ({
    text: text(inner.text),
    rank: rank.whole,
    value: (row) => count(inner.value(row)),
  }))
}

/** In brackets only where the signs would otherwise be read in another order. */
function inside({ text, rank: own }: Written<unknown>, least: number): string {
  return own < least ? `(${text})` : text
}

/** More digits than the language counts with. */
class TooLong extends Error {}
const most = 10n ** 36n

function expected<T>({ value }: Written<T>, row: Row): T | TooLong {
  try {
    return value(row)
  } catch (error) {
    if (error instanceof TooLong) return error
    throw error
  }
}

function both(count: (a: NonNullable<Figure>, b: NonNullable<Figure>) => Figure): (a: Figure, b: Figure) => Figure {
  return (a, b) => {
    const figure = a && b && count(a, b)
    if (figure !== null && (figure.digits > most || figure.digits < -most)) throw new TooLong()
    return figure
  }
}

function plus(a: NonNullable<Figure>, b: NonNullable<Figure>): NonNullable<Figure> {
  const places = Math.max(a.places, b.places)
  return { digits: widened(a, places) + widened(b, places), places }
}

function times(a: NonNullable<Figure>, b: NonNullable<Figure>): NonNullable<Figure> {
  return { digits: a.digits * b.digits, places: a.places + b.places }
}

/** To twenty places, as the language says; nothing is divided by zero. */
function over(a: NonNullable<Figure>, b: NonNullable<Figure>): Figure {
  if (b.digits === 0n) return null
  const [dividend, divisor] = [a.digits * 10n ** BigInt(20 + b.places), b.digits * 10n ** BigInt(a.places)]
  return { digits: nearest(dividend, divisor), places: 20 }
}

function rounded({ digits, places }: NonNullable<Figure>, wanted: number): Figure {
  if (places <= wanted) return { digits, places }
  return { digits: nearest(digits, 10n ** BigInt(places - wanted)), places: wanted }
}

/** A quotient rounded to a whole number, halves away from zero. */
function nearest(dividend: bigint, divisor: bigint): bigint {
  const [above, below] = [absolute(dividend), absolute(divisor)]
  const whole = (above * 2n + below) / (below * 2n)
  return dividend < 0n === divisor < 0n ? whole : -whole
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

function order(a: Figure, b: Figure, holds: (by: bigint) => boolean): boolean {
  if (a === null || b === null) return false
  const places = Math.max(a.places, b.places)
  return holds(widened(a, places) - widened(b, places))
}

function negated(figure: NonNullable<Figure>): NonNullable<Figure>
function negated(figure: Figure): Figure
function negated(figure: Figure): Figure {
  return figure && { ...figure, digits: -figure.digits }
}

function widened({ digits, places }: NonNullable<Figure>, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - places)
}

/** Without zeros at the end, so that equal figures look alike. */
function normal(figure: Figure): Figure {
  if (figure === null || figure.digits === 0n) return figure && { digits: 0n, places: 0 }
  return figure.places > 0 && figure.digits % 10n === 0n
    ? normal({ digits: figure.digits / 10n, places: figure.places - 1 })
    : figure
}

function textOf(figure: Figure): string | null {
  const least = normal(figure)
  if (least === null) return null
  const digits = absolute(least.digits)
    .toString()
    .padStart(least.places + 1, '0')
  const at = digits.length - least.places
  const text = least.places === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`
  return least.digits < 0n ? `-${text}` : text
}

function figureOf(text: unknown): Figure {
  if (typeof text !== 'string') return null
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return normal({ digits: BigInt(`${whole}${part}`) * (sign === '' ? 1n : -1n), places: part.length })
}
