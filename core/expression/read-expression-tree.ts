import type { ASTNode } from '@marcbachmann/cel-js'
import { isDecimal } from '../values/decimal.ts'
import { costly, isAffordable, loopOf, sizeOf } from './expression-cost.ts'
import { balanced, edited, type Call, type Edit } from './expression-edits.ts'
import { callable, decimalFunctions } from './expression-language.ts'
import { lengthsIn, type Measured } from './expression-size-costs.ts'
import type { NameTypes } from './value-type.ts'

/**
 * What reading an expression's tree found: the names it uses, and the same text with exact numbers, counted loops and
 * lengths.
 */
export interface Reading {
  readonly names: ReadonlySet<string>
  readonly exact: string
  /** `sum(items, "amount")`: the list and the column. */
  readonly sums: readonly (readonly [list: string, column: string])[]
}

/** Reads a parsed expression; throws RangeError with what is not allowed in it. */
export function readTree(expression: string, tree: ASTNode, names: NameTypes): Reading {
  const reading: Found = { names: new Set(), numbers: [], sums: [], loops: [], searches: [] }
  visit(tree, reading)
  if (!isAffordable(tree)) throw new RangeError(costly)
  const edits = [...exactNumbers(expression, reading.numbers), ...countedSearches(expression, reading.searches)]
  const calls = [...countedLoops(reading.loops), ...measuredParts(lengthsIn(tree, names))]
  return { names: reading.names, sums: reading.sums, exact: edited(expression, edits, calls) }
}

interface Found {
  readonly names: Set<string>
  readonly numbers: ASTNode[]
  readonly sums: (readonly [string, string])[]
  readonly loops: ASTNode[]
  readonly searches: ASTNode[]
}

function visit(node: ASTNode, found: Found): void {
  if (node.op === 'value') return visitLiteral(node, found)
  if (node.op === 'id') return void found.names.add(node.args)
  if (node.op === 'call') visitCall(node.args[0], node.args[1], found)
  if (node.op === 'rcall') return visitMethod(node, found)
  if (node.op === '[]') return visit(node.args[0], found)
  for (const child of nodesIn(node.args)) visit(child, found)
}

function visitLiteral(node: ASTNode, found: Found): void {
  if (typeof node.args === 'number' || typeof node.args === 'bigint') found.numbers.push(node)
}

function visitCall(name: string, given: readonly ASTNode[], found: Found): void {
  if (!callable.has(name)) throw new RangeError(`there is no function ${name}`)
  for (const { op, args } of given) {
    if (decimalFunctions.has(name) && op === 'value' && typeof args === 'string' && !isDecimal(args))
      throw new RangeError(`${name} wants a number, not "${args}"`)
  }
  const [list, column] = given
  if (name === 'sum' && list?.op === 'id' && column?.op === 'value' && typeof column.args === 'string')
    found.sums.push([list.args, column.args])
}

// Plain methods of texts count characters in the library's whole numbers.
function visitMethod(node: ASTNode & { readonly op: 'rcall' }, found: Found): void {
  const [name, receiver] = node.args
  if (!callable.has(name)) throw new RangeError(`there is no method ${name}`)
  visit(receiver, found)
  if (name === 'contains') found.searches.push(node)
  const loop = loopOf(node)
  if (loop === null) return
  found.loops.push(node)
  for (const child of loop.each) visit(child, found)
}

function nodesIn(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(nodesIn)
  return args !== null && typeof args === 'object' && 'op' in args ? [args as ASTNode] : [] // only nodes of the tree carry an op
}

// The library reads 0.1 as a float; as `decimal("0.1")` it stays what was written.
function exactNumbers(expression: string, numbers: readonly ASTNode[]): Edit[] {
  return numbers.map(({ start, end }) => {
    const written = expression.slice(start, end)
    if (!isDecimal(written)) throw new RangeError(`write ${written} as a plain number`)
    return { from: start, to: end, text: `decimal("${written}")` }
  })
}

// A list that is gone through says how long it is and what each item costs, before it is.
function countedLoops(loops: readonly ASTNode[]): Call[] {
  return loops.flatMap((node) => {
    const loop = loopOf(node)
    return loop === null
      ? []
      : [{ node: loop.list, name: 'counted', given: loop.each.reduce((sum, each) => sum + sizeOf(each), 1) }]
  })
}

function measuredParts(parts: readonly Measured[]): Call[] {
  return parts.map(({ node, times }) => ({ node, name: 'measured', given: times }))
}

// How long a search takes depends on both texts.
function countedSearches(expression: string, searches: readonly ASTNode[]): Edit[] {
  return searches.flatMap((node) => {
    if (node.op !== 'rcall') return []
    const [, end] = balanced(expression, node.args[1])
    const from = expression.indexOf(node.args[0], end)
    return [{ from, to: from + node.args[0].length, text: 'searched' }]
  })
}
