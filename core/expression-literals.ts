import type { ASTNode } from '@marcbachmann/cel-js'
import { isDecimal } from './decimal.ts'
import { callable, decimalFunctions } from './expression-language.ts'

/** What reading an expression's tree found: the names it uses, and the same text with exact numbers. */
export interface Reading {
  readonly names: ReadonlySet<string>
  readonly exact: string
  /** `sum(items, "amount")`: the list and the column. */
  readonly sums: readonly (readonly [list: string, column: string])[]
}

/** Reads a parsed expression; throws RangeError with what is not allowed in it. */
export function readTree(expression: string, tree: ASTNode): Reading {
  const reading = { names: new Set<string>(), numbers: new Array<ASTNode>(), sums: new Array<readonly [string, string]>() }
  visit(tree, reading)
  return { names: reading.names, sums: reading.sums, exact: withExactNumbers(expression, reading.numbers) }
}

interface Found {
  readonly names: Set<string>
  readonly numbers: ASTNode[]
  readonly sums: (readonly [string, string])[]
}

function visit(node: ASTNode, found: Found): void {
  if (node.op === 'value') return visitLiteral(node, found)
  if (node.op === 'id') return void found.names.add(node.args)
  if (node.op === 'call') visitCall(node.args[0], node.args[1], found)
  if (node.op === 'rcall') return visitMethod(node.args, found)
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

const overItems = new Set(['all', 'exists', 'exists_one', 'map', 'filter'])

// Plain methods of texts count characters in the library's whole numbers.
function visitMethod([name, receiver, given]: [string, ASTNode, readonly ASTNode[]], found: Found): void {
  if (!callable.has(name)) throw new RangeError(`there is no method ${name}`)
  visit(receiver, found)
  if (overItems.has(name)) for (const child of given) visit(child, found)
}

function nodesIn(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(nodesIn)
  return args !== null && typeof args === 'object' && 'op' in args ? [args as ASTNode] : [] // only nodes of the tree carry an op
}

// The library reads 0.1 as a float; as `decimal("0.1")` it stays what was written.
function withExactNumbers(expression: string, numbers: readonly ASTNode[]): string {
  let text = expression
  for (const { start, end } of numbers.toSorted((a, b) => b.start - a.start)) {
    const written = expression.slice(start, end)
    if (!isDecimal(written)) throw new RangeError(`write ${written} as a plain number`)
    text = `${text.slice(0, start)}decimal("${written}")${text.slice(end)}`
  }
  return text
}
