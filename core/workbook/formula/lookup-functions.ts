import { type CellValue, isCellError } from '../workbook-types.ts'
import { wildcards } from './criterion.ts'
import type { FormulaFunction } from './formula-function.ts'
import {
  all,
  compare,
  FormulaError,
  type Grid,
  isGrid,
  missingError,
  referenceError,
  single,
  toLogical,
  toNumber,
  type Value,
  valueError,
} from './formula-value.ts'

function grid(value: Value | undefined): Grid {
  if (value === undefined) throw new FormulaError(valueError)
  return isGrid(value) ? value : { rows: [[value]], ofCells: false }
}

/** The place of a value in a list: the same one, or in a sorted list the last that is not beyond it. */
function placeOf(asked: CellValue, list: readonly CellValue[], isExact: boolean): number {
  if (isCellError(asked)) throw new FormulaError(asked)
  const place = isExact ? list.findIndex(sameAs(asked)) : lastNotBeyond(asked, list)
  if (place < 0) throw new FormulaError(missingError)
  return place
}

function sameAs(asked: CellValue): (cell: CellValue) => boolean {
  if (typeof asked === 'string' && /[*?~]/.test(asked)) {
    const pattern = wildcards(asked)
    return (cell) => typeof cell === 'string' && pattern.test(cell)
  }
  return (cell) => typeof cell === typeof asked && cell !== null && !isCellError(cell) && compare(cell, asked) === 0
}

function lastNotBeyond(asked: CellValue, list: readonly CellValue[]): number {
  return list.findLastIndex(
    (cell) => typeof cell === typeof asked && cell !== null && !isCellError(cell) && compare(cell, asked) <= 0,
  )
}

function column({ rows }: Grid, place: number): readonly CellValue[] {
  return rows.map((row) => row[place] ?? null)
}

function turned({ rows, ofCells }: Grid): Grid {
  return { rows: (rows[0] ?? []).map((_, place) => rows.map((row) => row[place] ?? null)), ofCells }
}

function fromTable([asked = null, , place = null, sorted = true]: readonly Value[], table: Grid): CellValue {
  const row = placeOf(single(asked), column(table, 0), !toLogical(single(sorted)))
  const across = Math.trunc(toNumber(single(place))) - 1
  if (across < 0) throw new FormulaError(valueError)
  const line = table.rows[row]
  if (line === undefined || across >= line.length) throw new FormulaError(referenceError)
  return line[across] ?? null
}

function match([asked = null, list = null, kind = 1]: readonly Value[]): number {
  const cells = all(list)
  const order = toNumber(single(kind))
  if (order >= 0) return placeOf(single(asked), cells, order === 0) + 1
  const value = single(asked)
  const place = cells.findLastIndex(
    (cell) => typeof cell === typeof value && cell !== null && compare(cell, value) >= 0,
  )
  if (place < 0) throw new FormulaError(missingError)
  return place + 1
}

function index([area, row = null, place]: readonly Value[]): Value {
  const { rows, ofCells } = grid(area)
  const isLine = rows.length === 1 && place === undefined
  const line = isLine ? 1 : Math.trunc(toNumber(single(row)))
  const across = Math.trunc(toNumber(single((isLine ? row : place) ?? (rows[0]?.length === 1 ? 1 : 0))))
  if (line < 0 || across < 0 || line > rows.length || across > (rows[0]?.length ?? 0))
    throw new FormulaError(referenceError)
  const lines = line === 0 ? rows : rows.slice(line - 1, line)
  return { rows: lines.map((cells) => (across === 0 ? cells : cells.slice(across - 1, across))), ofCells }
}

/** The value beside what is looked up; what is missing may be said in the formula. */
function xlookup([
  asked = null,
  list = null,
  answers = null,
  otherwise,
  kind = 0,
  direction = 1,
]: readonly Value[]): Value {
  // Only the usual kind is counted; others come back as an error rather than wrong.
  if (toNumber(single(kind)) !== 0 || toNumber(single(direction)) !== 1) throw new FormulaError(valueError)
  const value = single(asked)
  const place = all(list).findIndex(
    (cell) => typeof cell === typeof value && cell !== null && !isCellError(cell) && compare(cell, value) === 0,
  )
  if (place >= 0) return all(answers)[place] ?? null
  if (otherwise === undefined) throw new FormulaError(missingError)
  return otherwise
}

function lookup([asked = null, list = null, answers = list]: readonly Value[]): CellValue {
  return all(answers)[placeOf(single(asked), all(list), false)] ?? null
}

/** Values found in areas. */
export const lookupFunctions: Readonly<Record<string, FormulaFunction>> = {
  VLOOKUP: (args) => fromTable(args, grid(args[1])),
  HLOOKUP: (args) => fromTable(args, turned(grid(args[1]))),
  LOOKUP: lookup,
  XLOOKUP: xlookup,
  MATCH: match,
  INDEX: index,
  ROWS: ([area]) => grid(area).rows.length,
  COLUMNS: ([area]) => grid(area).rows[0]?.length ?? 0,
}
