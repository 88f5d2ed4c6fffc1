import type { AstExpression } from '@borgar/fx/xlsx'
import { type CellValue, isCellError } from '../workbook-types.ts'
import type { Surroundings } from './formula-function.ts'
import {
  compare,
  divisionError,
  FormulaError,
  type Grid,
  isGrid,
  missingError,
  nameError,
  NotCounted,
  numberError,
  referenceError,
  single,
  toLogical,
  toNumber,
  toText,
  type Value,
  valueError,
} from './formula-value.ts'
import { functions } from './function-library.ts'
import type { ParsedFormula, Reference } from './parse-formula.ts'

/** Where a formula is counted. */
interface Place extends Surroundings {
  readonly row: number
  readonly column: number
  /** The values of cells, those behind the last filled ones left out. */
  readonly read: (reference: Reference) => Grid
}

/** The result of a formula; throws `NotCounted` where it is not for us to say. */
export function evaluate(formula: ParsedFormula, place: Place): CellValue {
  try {
    const value = valueOf(formula.node, formula, place)
    // Empty cells are nought to a formula.
    return single(value) ?? 0
  } catch (error) {
    if (error instanceof FormulaError) return error.value
    throw error instanceof NotCounted ? error : new NotCounted(String(error))
  }
}

function valueOf(node: AstExpression | null | undefined, formula: ParsedFormula, place: Place): Value {
  if (node == null) return null
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'ErrorLiteral':
      return { error: node.value }
    case 'ReferenceIdentifier':
      return meant(node.value, formula, place)
    case 'ArrayExpression':
      return {
        rows: node.elements.map((row) => row.map((part) => single(valueOf(part, formula, place)))),
        ofCells: true,
      }
    case 'UnaryExpression': {
      const [part] = node.arguments
      return lifted(valueOf(part, formula, place), 0, (value) => signed(node.operator, value))
    }
    case 'BinaryExpression': {
      const [left, right] = node.arguments
      return lifted(valueOf(left, formula, place), valueOf(right, formula, place), (a, b) =>
        joined(node.operator, a, b),
      )
    }
    case 'CallExpression':
      return called(
        node.callee.type === 'Identifier' ? node.callee.name.toUpperCase() : '',
        node.arguments,
        formula,
        place,
      )
    default:
      throw new NotCounted(node.type)
  }
}

function meant(value: string, formula: ParsedFormula, place: Place): Value {
  const meaning = formula.meanings.get(value)
  if (meaning === undefined) throw new FormulaError(nameError)
  if (meaning === 'gone') throw new FormulaError(referenceError)
  if ('node' in meaning) return valueOf(meaning.node, formula, place)
  return place.read(meaning)
}

function signed(operator: string, value: CellValue): CellValue {
  if (operator === '%') return toNumber(value) / 100
  return operator === '-' ? -toNumber(value) : value
}

function joined(operator: string, left: CellValue, right: CellValue): CellValue {
  switch (operator) {
    case '&':
      return toText(left) + toText(right)
    case '=':
      return compare(left, right) === 0
    case '<>':
      return compare(left, right) !== 0
    case '<':
      return compare(left, right) < 0
    case '>':
      return compare(left, right) > 0
    case '<=':
      return compare(left, right) <= 0
    case '>=':
      return compare(left, right) >= 0
    default:
      return counted(operator, toNumber(left), toNumber(right))
  }
}

function counted(operator: string, left: number, right: number): CellValue {
  if (operator === '/' && right === 0) return divisionError
  const results: Readonly<Record<string, number>> = {
    '+': left + right,
    '-': left - right,
    '*': left * right,
    '/': left / right,
    '^': left ** right,
  }
  const result = results[operator] ?? Number.NaN
  return Number.isFinite(result) ? result : numberError
}

/** An operator over areas goes cell by cell; one value stands for a whole row, column or area. */
function lifted(left: Value, right: Value, operate: (left: CellValue, right: CellValue) => CellValue): Value {
  if (isOne(left) && isOne(right)) return operate(single(left), single(right))
  const [a, b] = [gridOf(left), gridOf(right)]
  const height = Math.max(a.rows.length, b.rows.length)
  const width = Math.max(a.rows[0]?.length ?? 0, b.rows[0]?.length ?? 0)
  const cell = ({ rows }: Grid, row: number, column: number): CellValue => {
    const line = rows.length === 1 ? rows[0] : rows[row]
    const value = line?.length === 1 ? line[0] : line?.[column]
    return value === undefined ? missingError : value
  }
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => result(() => operate(cell(a, row, column), cell(b, row, column)))),
  )
  return { rows, ofCells: true }
}

function isOne(value: Value): boolean {
  return !isGrid(value) || (value.rows.length === 1 && value.rows[0]?.length === 1)
}

function gridOf(value: Value): Grid {
  return isGrid(value) ? value : { rows: [[value]], ofCells: false }
}

/** An error in one cell of an area is the value of that cell. */
function result(operate: () => CellValue): CellValue {
  try {
    return operate()
  } catch (error) {
    if (error instanceof FormulaError) return error.value
    throw error
  }
}

function called(name: string, args: readonly (AstExpression | null)[], formula: ParsedFormula, place: Place): Value {
  const arg = (index: number): Value => valueOf(args[index] ?? null, formula, place)
  const caught = (index: number): Value => {
    try {
      return arg(index)
    } catch (error) {
      if (error instanceof FormulaError) return error.value
      throw error
    }
  }
  switch (name) {
    case 'IF':
      if (toLogical(single(arg(0)))) return args.length > 1 ? arg(1) : true
      return args.length > 2 ? arg(2) : false
    case 'IFERROR':
    case 'IFNA': {
      const value = single(caught(0))
      return isCellError(value) && (name === 'IFERROR' || value.error === '#N/A') ? arg(1) : value
    }
    case 'IFS':
      for (let index = 0; index < args.length; index += 2) if (toLogical(single(arg(index)))) return arg(index + 1)
      throw new FormulaError(missingError)
    case 'CHOOSE': {
      const index = Math.trunc(toNumber(single(arg(0))))
      if (index < 1 || index >= args.length) throw new FormulaError(valueError)
      return arg(index)
    }
    case 'SWITCH':
      return switched(args.length, arg)
    case 'ROW':
    case 'COLUMN':
      return whereabouts(name, args[0] ?? null, formula, place)
    default:
      return (
        functions.get(name)?.(
          args.map((_, index) => (asksErrors.has(name) ? caught(index) : arg(index))),
          place,
        ) ?? null
      )
  }
}

/** Functions to which an error is an answer. */
const asksErrors = new Set(['ISERROR', 'ISNA', 'ISERR', 'ISNUMBER', 'ISTEXT', 'ISLOGICAL', 'ISBLANK'])

function switched(count: number, arg: (index: number) => Value): Value {
  const asked = single(arg(0))
  for (let index = 1; index + 1 < count; index += 2) if (compare(asked, single(arg(index))) === 0) return arg(index + 1)
  if (count % 2 === 0) return arg(count - 1)
  throw new FormulaError(missingError)
}

function whereabouts(name: string, node: AstExpression | null, formula: ParsedFormula, place: Place): number {
  if (node === null) return (name === 'ROW' ? place.row : place.column) + 1
  const meaning = node.type === 'ReferenceIdentifier' ? formula.meanings.get(node.value) : undefined
  if (meaning === undefined || meaning === 'gone' || !('area' in meaning)) throw new NotCounted(name)
  return (name === 'ROW' ? meaning.area.top : meaning.area.left) + 1
}
