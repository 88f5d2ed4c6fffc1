import { type AstExpression, parse, parseA1Ref, tokenize } from '@borgar/fx/xlsx'
import { type Area, maxColumn, maxRow } from '../cell-address.ts'
import type { Workbook } from '../workbook-types.ts'
import { functions } from './function-library.ts'

/** Cells that a formula reads. */
export interface Reference {
  readonly sheet: number
  readonly area: Area
}

export type Parsed = ParsedFormula | { readonly problem: 'syntax' | 'notCounted' }

export interface ParsedFormula {
  readonly node: AstExpression
  readonly references: readonly Reference[]
  /** What names and addresses in it mean. */
  readonly meanings: ReadonlyMap<string, Meaning>
}

/** What an address or a name stands for; an address of a sheet that is gone is an error. */
type Meaning = Reference | { readonly node: AstExpression } | 'gone'

/** Counted by the evaluator, since not all of their arguments are. */
const lazyFunctions: ReadonlySet<string> = new Set([
  'IF',
  'IFERROR',
  'IFNA',
  'IFS',
  'CHOOSE',
  'SWITCH',
  'ROW',
  'COLUMN',
])

/** Files write functions that came after 2007 with a sign before them. */
export function plainFormula(formula: string): string {
  return formula.replace(/_xl(?:fn|ws)\.(?:_xlws\.)?/g, '')
}

/** Those functions, as far as they are counted here or often typed. */
const laterFunctions =
  /(?<![\w.])(IFS|SWITCH|XLOOKUP|XMATCH|CONCAT|TEXTJOIN|MAXIFS|MINIFS|IFNA|XOR|STDEV\.S|STDEV\.P|VAR\.S|VAR\.P|RANK\.EQ|RANK\.AVG|DAYS|NUMBERVALUE|PDURATION|RRI)(?=\s*\()/gi

/** A formula as a file writes it. Text between quotation marks stays as it is. */
export function fileFormula(formula: string): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((piece, place) =>
      place % 2 === 1 ? piece : piece.replace(laterFunctions, (name) => `_xlfn.${name.toUpperCase()}`),
    )
    .join('')
}

/** Reads a formula of a sheet: what it asks, and whether it is counted here. */
export function parseFormula(formula: string, sheet: number, book: Workbook): Parsed {
  const node = treeOf(plainFormula(formula))
  if (node === null) return { problem: 'syntax' }
  const reading: Reading = { sheet, book, references: [], meanings: new Map(), depth: 0 }
  try {
    return isCounted(node, reading) ? { node, ...reading } : { problem: 'notCounted' }
  } catch {
    // Nested so deeply that no program would follow.
    return { problem: 'notCounted' }
  }
}

interface Reading {
  readonly sheet: number
  readonly book: Workbook
  readonly references: Reference[]
  readonly meanings: Map<string, Meaning>
  readonly depth: number
}

function treeOf(formula: string): AstExpression | null {
  try {
    return parse(tokenize(`=${formula}`, { withLocation: false, mergeRefs: true }), { looseRefCalls: true })
  } catch {
    return null
  }
}

const countedOperators = new Set(['+', '-', '*', '/', '^', '&', '=', '<', '>', '<=', '>=', '<>', '%'])

function isCounted(node: AstExpression, reading: Reading): boolean {
  if (node.type === 'Literal' || node.type === 'ErrorLiteral') return true
  if (node.type === 'UnaryExpression' || node.type === 'BinaryExpression') {
    return countedOperators.has(node.operator) && node.arguments.every((part) => isCounted(part, reading))
  }
  if (node.type === 'CallExpression') {
    const name = node.callee.type === 'Identifier' ? node.callee.name.toUpperCase() : ''
    const isOurs = functions.has(name) || lazyFunctions.has(name)
    return isOurs && node.arguments.every((part) => part === null || isCounted(part, reading))
  }
  if (node.type === 'ArrayExpression') return node.elements.flat().every((part) => isCounted(part, reading))
  return (
    node.type === 'ReferenceIdentifier' && node.kind !== 'table' && isMeant(node.value, node.kind === 'name', reading)
  )
}

function isMeant(value: string, isName: boolean, reading: Reading): boolean {
  const meaning = isName ? nameMeaning(value, reading) : areaMeaning(value, reading)
  if (meaning === null) return false
  reading.meanings.set(value, meaning)
  if (meaning !== 'gone' && 'area' in meaning) reading.references.push(meaning)
  return true
}

function areaMeaning(value: string, { sheet, book }: Reading): Meaning | null {
  const address = parseA1Ref(value)
  if (!address || !('range' in address) || !address.range || address.workbookName) return null
  const { sheetName, range } = address
  // Through several sheets at once.
  if (sheetName?.includes(':') && !book.sheets.some(({ name }) => name === sheetName)) return null
  const index = sheetName ? sheetIndex(book, sheetName) : sheet
  if (index < 0) return 'gone'
  const { top, left, bottom, right } = range
  return { sheet: index, area: { top: top ?? 0, left: left ?? 0, bottom: bottom ?? maxRow, right: right ?? maxColumn } }
}

function sheetIndex({ sheets }: Workbook, asked: string): number {
  return sheets.findIndex(({ name }) => name.toLowerCase() === asked.toLowerCase())
}

/** A name of the sheet goes before one of the workbook; names of names end somewhere. */
function nameMeaning(value: string, reading: Reading): Meaning | null {
  const { sheet, book, depth } = reading
  const same = book.names.filter(({ name }) => name.toLowerCase() === value.toLowerCase())
  const name =
    same.find((candidate) => candidate.sheet === sheet) ?? same.find((candidate) => candidate.sheet === undefined)
  if (name === undefined || depth > 8) return null
  const node = treeOf(name.formula)
  return node !== null && isCounted(node, { ...reading, depth: depth + 1 }) ? { node } : null
}
