import { Environment } from '@marcbachmann/cel-js'
import { abs, round, sum } from '../values/decimal.ts'
import { spend, spendOn, spendOnLength, spendOnSearch } from './expression-cost.ts'
import { Day, Exact } from './expression-value.ts'

/** Functions and methods that expressions may call; everything else of the library stays shut. */
export const callable: ReadonlySet<string> = new Set([
  'add',
  'sub',
  'mul',
  'div',
  'lt',
  'le',
  'gt',
  'ge',
  'eq',
  'round',
  'sum',
  'abs',
  'min',
  'max',
  'orZero',
  'decimal',
  'empty',
  'filled',
  'today',
  'addDays',
  'daysBetween',
  'year',
  'size',
  'contains',
  'startsWith',
  'endsWith',
  'substring',
  'all',
  'exists',
  'exists_one',
  'map',
  'filter',
])

/** Functions that take decimals, so that a text given to them must be one. */
export const decimalFunctions: ReadonlySet<string> = new Set([
  'add',
  'sub',
  'mul',
  'div',
  'lt',
  'le',
  'gt',
  'ge',
  'eq',
  'abs',
  'min',
  'max',
  'orZero',
  'round',
  'decimal',
])

/**
 * The language every expression is written in: the library's own, with exact decimals and days.
 * `today` is asked at each evaluation.
 */
export function expressionLanguage(today: () => string): Environment {
  const language = new Environment({ limits: { maxAstNodes: 500, maxDepth: 40, maxListElements: 200 } })
  language.registerType('decimal', { ctor: Exact, fields: {} })
  language.registerType('day', { ctor: Day, fields: {} })
  addDecimals(language)
  addDecimalFunctions(language)
  addDayFunctions(language, today)
  addEmptiness(language)
  addCounts(language)
  return language
}

// Put by us where time is taken by length; nobody writes them himself.
function addCounts(language: Environment): void {
  language.registerFunction('counted(list<A>, int): list<A>', (list: readonly unknown[], each: bigint) => {
    spendOn(list, Number(each))
    return list
  })
  language.registerFunction('measured(A, int): A', (value: unknown, times: bigint) => {
    spendOnLength(value, Number(times))
    return value
  })
  language.registerFunction('string.searched(string): bool', (text: string, part: string) => {
    spendOnSearch(text, part)
    return text.includes(part)
  })
}

type Pair = readonly [left: string, right: string]

const decimalPairs: readonly Pair[] = [
  ['decimal', 'decimal'],
  ['decimal', 'int'],
  ['int', 'decimal'],
  ['decimal', 'string'],
  ['string', 'decimal'],
]
const dayPairs: readonly Pair[] = [
  ['day', 'day'],
  ['day', 'string'],
  ['string', 'day'],
]

const arithmetic = { '+': Exact.plus, '-': Exact.minus, '*': Exact.times, '/': Exact.over } as const
const comparisons = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const
const isEqual = (order: number): boolean => order === 0

function addDecimals(language: Environment): void {
  const order = (a: unknown, b: unknown): number => Exact.order(Exact.of(a), Exact.of(b))
  for (const [left, right] of decimalPairs) {
    for (const [sign, count] of Object.entries(arithmetic)) {
      language.registerOperator(`${left} ${sign} ${right}: decimal`, (a: unknown, b: unknown) =>
        count(Exact.of(a), Exact.of(b)),
      )
    }
    addOrder(language, [left, right], order)
  }
  const dayOrder = (a: unknown, b: unknown): number => Day.order(Day.of(a), Day.of(b))
  for (const pair of dayPairs) addOrder(language, pair, dayOrder)
  language.registerOperator('-decimal: decimal', (value: Exact) => Exact.minus(new Exact('0'), value))
  language.registerOperator('bool == string', (flag: boolean, code: string) => (flag ? '1' : '0') === code)
}

function addOrder(language: Environment, [left, right]: Pair, order: (a: unknown, b: unknown) => number): void {
  for (const [sign, holds] of Object.entries(comparisons)) {
    language.registerOperator(`${left} ${sign} ${right}`, (a: unknown, b: unknown) => holds(order(a, b)))
  }
  // The library mirrors == by itself, and makes != of it.
  if (left === right || left === 'decimal' || left === 'day')
    language.registerOperator(`${left} == ${right}`, (a: unknown, b: unknown) => isEqual(order(a, b)))
}

function addDecimalFunctions(language: Environment): void {
  const named = { add: Exact.plus, sub: Exact.minus, mul: Exact.times, div: Exact.over, min: least, max: most }
  const compared = {
    lt: comparisons['<'],
    le: comparisons['<='],
    gt: comparisons['>'],
    ge: comparisons['>='],
    eq: isEqual,
  }
  for (const [left, right] of decimalPairs) {
    for (const [name, count] of Object.entries(named))
      language.registerFunction(`${name}(${left}, ${right}): decimal`, (a: unknown, b: unknown) =>
        count(Exact.of(a), Exact.of(b)),
      )
    for (const [name, holds] of Object.entries(compared))
      language.registerFunction(`${name}(${left}, ${right}): bool`, (a: unknown, b: unknown) =>
        holds(Exact.order(Exact.of(a), Exact.of(b))),
      )
  }
  language.registerFunction('decimal(string): decimal', (text: string) => Exact.of(text))
  language.registerFunction('abs(decimal): decimal', ({ text }: Exact) => new Exact(text === null ? null : abs(text)))
  language.registerFunction('orZero(decimal): decimal', ({ text }: Exact) => new Exact(text ?? '0'))
  language.registerFunction(
    'round(decimal, decimal): decimal',
    ({ text }: Exact, digits: Exact) => new Exact(text === null ? null : round(text, placesOf(digits))),
  )
  language.registerFunction('sum(list<decimal>): decimal', (list: readonly Exact[]) => total(list, (item) => item))
  language.registerFunction('sum(list, string): decimal', (rows: readonly object[], name: string) =>
    total(rows, (row) => Exact.of(Reflect.get(row, name))),
  )
}

function addDayFunctions(language: Environment, today: () => string): void {
  language.registerFunction('today(): day', () => Day.of(today()))
  language.registerFunction('addDays(day, decimal): day', (day: Day, days: Exact) => Day.later(day, days))
  language.registerFunction(
    'year(day): decimal',
    ({ text }: Day) => new Exact(text === null ? null : String(Number(text.slice(0, 4)))),
  )
  language.registerFunction('daysBetween(day, day): decimal', (from: Day, to: Day) => Day.between(from, to))
}

function addEmptiness(language: Environment): void {
  const isEmpty = {
    decimal: ({ text }: Exact) => text === null,
    day: ({ text }: Day) => text === null,
    string: (text: string) => text === '',
    list: (list: readonly unknown[]) => list.length === 0,
  }
  for (const [type, empty] of Object.entries(isEmpty)) {
    const ask = empty as (value: unknown) => boolean // the library calls it with this type only
    language.registerFunction(`empty(${type}): bool`, (value: unknown) => ask(value))
    language.registerFunction(`filled(${type}): bool`, (value: unknown) => !ask(value))
    if (type !== 'list') language.registerOperator(`${type} == null`, (value: unknown) => ask(value))
  }
}

const stepsOfAddition = 20

// An endless row of zeros is nobody's wish.
function placesOf({ text }: Exact): number {
  return Math.max(0, Math.min(20, Math.trunc(Number(text ?? '0'))))
}

function total<T>(items: readonly T[], valueOf: (item: T) => Exact): Exact {
  spend(items.length * stepsOfAddition)
  return new Exact(sum(items.map((item) => valueOf(item).text)))
}

function least(a: Exact, b: Exact): Exact {
  return Exact.order(a, b) <= 0 || b.text === null ? a : b
}

function most(a: Exact, b: Exact): Exact {
  return Exact.order(a, b) >= 0 || b.text === null ? a : b
}
