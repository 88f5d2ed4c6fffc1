import type { ASTNode } from '@marcbachmann/cel-js'
import { isDecimal } from './decimal.ts'
import { costly, isAffordable, loopOf, sizeOf } from './expression-cost.ts'
import { callable, decimalFunctions } from './expression-language.ts'

/** What reading an expression's tree found: the names it uses, and the same text with exact numbers and counted loops. */
export interface Reading {
  readonly names: ReadonlySet<string>
  readonly exact: string
  /** `sum(items, "amount")`: the list and the column. */
  readonly sums: readonly (readonly [list: string, column: string])[]
}

/** Reads a parsed expression; throws RangeError with what is not allowed in it. */
export function readTree(expression: string, tree: ASTNode): Reading {
  const reading = { names: new Set<string>(), numbers: new Array<ASTNode>(), sums: new Array<readonly [string, string]>(), loops: new Array<ASTNode>() }
  visit(tree, reading)
  if (!isAffordable(tree)) throw new RangeError(costly)
  const edits = [...exactNumbers(expression, reading.numbers), ...countedLoops(expression, reading.loops)]
  return { names: reading.names, sums: reading.sums, exact: edited(expression, edits) }
}

interface Found {
  readonly names: Set<string>
  readonly numbers: ASTNode[]
  readonly sums: (readonly [string, string])[]
  readonly loops: ASTNode[]
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
    if (decimalFunctions.has(name) && op === 'value' && typeof args === 'string' && !isDecimal(args)) throw new RangeError(`${name} wants a number, not "${args}"`)
  }
  const [list, column] = given
  if (name === 'sum' && list?.op === 'id' && column?.op === 'value' && typeof column.args === 'string') found.sums.push([list.args, column.args])
}

// Plain methods of texts count characters in the library's whole numbers.
function visitMethod(node: ASTNode & { readonly op: 'rcall' }, found: Found): void {
  const [name, receiver] = node.args
  if (!callable.has(name)) throw new RangeError(`there is no method ${name}`)
  visit(receiver, found)
  const loop = loopOf(node)
  if (loop === null) return
  found.loops.push(node)
  for (const child of loop.each) visit(child, found)
}

function nodesIn(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(nodesIn)
  return args !== null && typeof args === 'object' && 'op' in args ? [args as ASTNode] : [] // only nodes of the tree carry an op
}

/** Text put into an expression in place of a part of it, which is empty where something is only put in. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
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
function countedLoops(expression: string, loops: readonly ASTNode[]): Edit[] {
  return loops.flatMap((node) => {
    const loop = loopOf(node)
    if (loop === null) return []
    const [from, to] = balanced(expression, loop.list)
    const weight = loop.each.reduce((sum, each) => sum + sizeOf(each), 1)
    return [{ from, to: from, text: 'counted(' }, { from: to, to, text: `, ${weight})` }]
  })
}

// Outer brackets do not belong to a node, so that those of its parts may be cut off: `(a) + (b)` ends before its last one.
function balanced(expression: string, { start, end }: ASTNode): readonly [number, number] {
  let [open, closed] = [0, 0]
  for (const [sign] of expression.slice(start, end).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()]/g)) {
    if (sign === '(') open += 1
    else if (sign === ')' && open > 0) open -= 1
    else if (sign === ')') closed += 1
  }
  let [from, to] = [start, end]
  for (; closed > 0; closed -= 1) from = expression.lastIndexOf('(', from - 1)
  for (; open > 0; open -= 1) to = expression.indexOf(')', to) + 1
  return [from, to]
}

function edited(expression: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => b.from - a.from || b.to - a.to)
  return ordered.reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), expression)
}
