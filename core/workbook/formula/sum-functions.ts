import { type CellValue, isCellError } from '../workbook-types.ts'
import { criterion } from './criterion.ts'
import type { FormulaFunction } from './formula-function.ts'
import {
  all,
  divisionError,
  FormulaError,
  isGrid,
  numberError,
  single,
  toNumber,
  type Value,
  valueError,
} from './formula-value.ts'

/** Numbers of areas count, texts and logical values in them do not; written into the formula both do. */
function numbers(args: readonly Value[]): number[] {
  return args.flatMap((value) => {
    if (!isGrid(value)) return value === null ? [] : [toNumber(value)]
    return value.rows.flat().flatMap((cell) => {
      if (isCellError(cell)) throw new FormulaError(cell)
      return typeof cell === 'number' ? [cell] : []
    })
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]): number {
  if (values.length === 0) throw new FormulaError(divisionError)
  return sum(values) / values.length
}

function variance(values: readonly number[], freedom: number): number {
  if (values.length <= freedom) throw new FormulaError(divisionError)
  const middle = mean(values)
  return sum(values.map((value) => (value - middle) ** 2)) / (values.length - freedom)
}

function nth(values: readonly number[], place: number): number {
  const value = values[Math.ceil(place) - 1]
  if (value === undefined) throw new FormulaError(numberError)
  return value
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

function median(values: readonly number[]): number {
  const sorted = ascending(values)
  const middle = sorted.length / 2
  return mean([nth(sorted, Math.floor(middle + 0.5)), nth(sorted, Math.floor(middle) + 1)])
}

/** The cells for which all pairs of area and criterion hold. */
function meeting(pairs: readonly Value[]): readonly boolean[] {
  const count = all(pairs[0] ?? null).length
  const meets = Array.from({ length: count }, () => true)
  for (let place = 0; place < pairs.length; place += 2) {
    const cells = all(pairs[place] ?? null)
    if (cells.length !== count) throw new FormulaError(valueError)
    const holds = criterion(single(pairs[place + 1] ?? null))
    cells.forEach((cell, index) => {
      if (!holds(cell)) meets[index] = false
    })
  }
  return meets
}

function chosen(area: Value, pairs: readonly Value[]): number[] {
  const meets = meeting(pairs)
  const cells = all(area)
  return meets.flatMap((isMet, index) => {
    const cell = cells[index] ?? null
    if (isMet && isCellError(cell)) throw new FormulaError(cell)
    return isMet && typeof cell === 'number' ? [cell] : []
  })
}

/** SUMIF and AVERAGEIF add up the area of the criterion where no other is given. */
function chosenByOne([area = null, asked = null, added = area]: readonly Value[]): number[] {
  return chosen(added, [area, asked])
}

function chosenByMany([area = null, ...pairs]: readonly Value[]): number[] {
  return chosen(area, pairs)
}

function productSum(args: readonly Value[]): number {
  const areas = args.map(all)
  const count = areas[0]?.length ?? 0
  if (areas.some((area) => area.length !== count)) throw new FormulaError(valueError)
  return sum(Array.from({ length: count }, (_, place) => product(areas.map((area) => area[place] ?? null))))
}

function product(cells: readonly CellValue[]): number {
  return cells.reduce<number>((total, cell) => {
    if (isCellError(cell)) throw new FormulaError(cell)
    return total * (typeof cell === 'number' ? cell : 0)
  }, 1)
}

function rank([asked = null, area = null, order = null]: readonly Value[]): number {
  const value = toNumber(single(asked))
  const values = numbers([area])
  if (!values.includes(value)) throw new FormulaError({ error: '#N/A' })
  const isAscending = toNumber(single(order)) !== 0
  return 1 + values.filter((other) => (isAscending ? other < value : other > value)).length
}

/** Sums, counts and means. */
export const sumFunctions: Readonly<Record<string, FormulaFunction>> = {
  SUM: (args) => sum(numbers(args)),
  AVERAGE: (args) => mean(numbers(args)),
  COUNT: (args) => args.flatMap((value) => all(value).filter((cell) => typeof cell === 'number')).length,
  COUNTA: (args) => args.flatMap((value) => all(value).filter((cell) => cell !== null)).length,
  COUNTBLANK: (args) => args.flatMap((value) => all(value).filter((cell) => cell === null || cell === '')).length,
  MAX: (args) => numbers(args).reduce((most, value) => Math.max(most, value), numbers(args)[0] ?? 0),
  MIN: (args) => numbers(args).reduce((least, value) => Math.min(least, value), numbers(args)[0] ?? 0),
  PRODUCT: (args) => numbers(args).reduce((total, value) => total * value, 1),
  SUMSQ: (args) => sum(numbers(args).map((value) => value * value)),
  MEDIAN: (args) => median(numbers(args)),
  STDEV: (args) => Math.sqrt(variance(numbers(args), 1)),
  'STDEV.S': (args) => Math.sqrt(variance(numbers(args), 1)),
  'STDEV.P': (args) => Math.sqrt(variance(numbers(args), 0)),
  STDEVP: (args) => Math.sqrt(variance(numbers(args), 0)),
  VAR: (args) => variance(numbers(args), 1),
  'VAR.S': (args) => variance(numbers(args), 1),
  'VAR.P': (args) => variance(numbers(args), 0),
  VARP: (args) => variance(numbers(args), 0),
  LARGE: ([area = null, place = null]) => nth(ascending(numbers([area])).reverse(), toNumber(single(place))),
  SMALL: ([area = null, place = null]) => nth(ascending(numbers([area])), toNumber(single(place))),
  RANK: rank,
  'RANK.EQ': rank,
  SUMIF: (args) => sum(chosenByOne(args)),
  SUMIFS: (args) => sum(chosenByMany(args)),
  AVERAGEIF: (args) => mean(chosenByOne(args)),
  AVERAGEIFS: (args) => mean(chosenByMany(args)),
  MAXIFS: (args) => chosenByMany(args).reduce((most, value, place) => (place === 0 ? value : Math.max(most, value)), 0),
  MINIFS: (args) =>
    chosenByMany(args).reduce((least, value, place) => (place === 0 ? value : Math.min(least, value)), 0),
  COUNTIF: (args) => meeting(args).filter(Boolean).length,
  COUNTIFS: (args) => meeting(args).filter(Boolean).length,
  SUMPRODUCT: productSum,
}
