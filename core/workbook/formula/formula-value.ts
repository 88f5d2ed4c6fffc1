import { type CellError, type CellValue, isCellError } from '../workbook-types.ts'

/** The values of an area, row by row. */
export interface Grid {
  readonly rows: readonly (readonly CellValue[])[]
  /** Read of cells and not written into the formula: texts in it count as nothing for sums. */
  readonly ofCells: boolean
}

export type Value = CellValue | Grid

export const valueError: CellError = { error: '#VALUE!' }
export const divisionError: CellError = { error: '#DIV/0!' }
export const missingError: CellError = { error: '#N/A' }
export const nameError: CellError = { error: '#NAME?' }
export const referenceError: CellError = { error: '#REF!' }
export const numberError: CellError = { error: '#NUM!' }

/** Thrown where an argument is an error or makes one: it becomes the result of the formula. */
export class FormulaError extends Error {
  readonly value: CellError

  constructor(value: CellError) {
    super(value.error)
    this.value = value
  }
}

/** Thrown where a formula asks what is not counted here: its cell keeps the result that stands in the file. */
export class NotCounted extends Error {}

/** Whether a value is an area. */
export function isGrid(value: Value): value is Grid {
  return typeof value === 'object' && value !== null && 'rows' in value
}

/** One value: of an area of one cell the cell. */
export function single(value: Value): CellValue {
  if (!isGrid(value)) return value
  // Programs differ in what an area means where one value is asked.
  if (value.rows.length !== 1 || value.rows[0]?.length !== 1) throw new NotCounted('an area for one value')
  return value.rows[0][0] ?? null
}

/** All values of an area, or the one. */
export function all(value: Value): readonly CellValue[] {
  return isGrid(value) ? value.rows.flat() : [value]
}

/** A number, as an operator takes it: text that reads as a number is one. */
export function toNumber(value: CellValue): number {
  if (isCellError(value)) throw new FormulaError(value)
  if (value === null) return 0
  if (typeof value === 'string') {
    const text = value.trim().replace(/^(-?)(\d{1,3})((,\d{3})+)(?=\.|$)/, (match) => match.replaceAll(',', ''))
    const number = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
    if (text === '' || !Number.isFinite(number)) throw new FormulaError(valueError)
    return number
  }
  return Number(value)
}

/** Text, as & takes it. */
export function toText(value: CellValue): string {
  if (isCellError(value)) throw new FormulaError(value)
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? numberText(value) : value
}

/** Fifteen digits, as spreadsheets show them. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15))).replace('e', 'E')
}

/** True or false, as IF takes it. */
export function toLogical(value: CellValue): boolean {
  if (isCellError(value)) throw new FormulaError(value)
  if (typeof value === 'string') {
    const text = value.toUpperCase()
    if (text !== 'TRUE' && text !== 'FALSE') throw new FormulaError(valueError)
    return text === 'TRUE'
  }
  return Boolean(value)
}

/** Numbers before texts before true and false, as spreadsheets compare; texts regardless of case. */
export function compare(left: CellValue, right: CellValue): number {
  if (isCellError(left)) throw new FormulaError(left)
  if (isCellError(right)) throw new FormulaError(right)
  const a = left ?? emptyLike(right)
  const b = right ?? emptyLike(left)
  const order = rank(a) - rank(b)
  if (order !== 0) return order
  if (typeof a === 'string' && typeof b === 'string') {
    const [first, second] = [a.toLowerCase(), b.toLowerCase()]
    if (first === second) return 0
    return first < second ? -1 : 1
  }
  // A sum such as 0.1 + 0.2 equals 0.3 in a spreadsheet.
  const difference = Number(numberText(Number(a))) - Number(numberText(Number(b)))
  return difference
}

function emptyLike(other: CellValue): CellValue {
  if (typeof other === 'string') return ''
  return typeof other === 'boolean' ? false : 0
}

function rank(value: CellValue): number {
  if (typeof value === 'number') return 0
  return typeof value === 'string' ? 1 : 2
}
