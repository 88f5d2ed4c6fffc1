import type { ASTNode } from '@marcbachmann/cel-js'
import { loopOf, nodesIn } from './expression-cost.ts'
import type { NameTypes, ValueType } from './value-type.ts'

/** A part of an expression whose length counts so many times before more is done with it. */
export interface Measured {
  readonly node: ASTNode
  readonly times: number
}

/**
 * The parts of an expression that take time by their length: lists and texts that are joined, compared, searched or
 * counted. What is certainly short, as in nearly every expression, is left out and so costs nothing more.
 */
export function lengthsIn(tree: ASTNode, names: NameTypes): Measured[] {
  return measuredIn(tree, namesToTrust(tree, names), false)
}

// The characters of a text are counted one by one.
const stepsOfSize = 20

/** `joined`: the node is part of a chain of sums, which counts once for all of them. */
function measuredIn(node: ASTNode, names: NameTypes, joined: boolean): Measured[] {
  const own = joined && node.op === '+' ? [] : measured(node, names)
  return [...own, ...nodesIn(node).flatMap((inner) => measuredIn(inner, names, node.op === '+'))]
}

function measured(node: ASTNode, names: NameTypes): Measured[] {
  const isList = (part: ASTNode): boolean => mayBeLong(part, names, false)
  const isLong = (part: ASTNode): boolean => mayBeLong(part, names, true)
  if (node.op === '+')
    return node.args.some(isLong)
      ? [
          { node: firstJoined(node), times: 0 },
          { node, times: joints(node) },
        ]
      : []
  if (node.op === '==' || node.op === '!=') return node.args.every(isList) ? [{ node: node.args[0], times: 1 }] : []
  if (node.op === 'in') return isList(node.args[1]) ? [{ node: node.args[1], times: 1 }] : []
  const sized = sizedBy(node)
  return sized !== undefined && isLong(sized) ? [{ node: sized, times: stepsOfSize }] : []
}

function sizedBy(node: ASTNode): ASTNode | undefined {
  if (node.op === 'call' && node.args[0] === 'size') return node.args[1][0]
  return node.op === 'rcall' && node.args[0] === 'size' ? node.args[1] : undefined
}

// Asked first whether anything is left to spend, or all would be joined once more at each item of a loop.
function firstJoined(node: ASTNode): ASTNode {
  return node.op === '+' ? firstJoined(node.args[0]) : node
}

function joints(node: ASTNode): number {
  return node.op === '+' ? 1 + joints(node.args[0]) + joints(node.args[1]) : 0
}

const short: ReadonlySet<ASTNode['op']> = new Set([
  'value',
  '-',
  '*',
  '/',
  '%',
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  'in',
  '&&',
  '||',
  '!_',
  '-_',
  'call',
])
const shortMethods: ReadonlySet<string> = new Set([
  'size',
  'contains',
  'startsWith',
  'endsWith',
  'all',
  'exists',
  'exists_one',
])

/** Whether a part may be a list or, with `texts`, a text as long as a record holds them. No function answers either. */
function mayBeLong(node: ASTNode, names: NameTypes, texts: boolean): boolean {
  const among = (parts: readonly ASTNode[]): boolean => parts.some((part) => mayBeLong(part, names, texts))
  if (short.has(node.op)) return false
  if (node.op === 'id') return isLong(names[node.args], texts)
  if (node.op === '.') return columnsCalled(node.args[1], names).some((type) => isLong(type, texts))
  if (node.op === '+' || node.op === 'list') return among(node.args)
  if (node.op === '?:') return among(node.args.slice(1))
  return node.op !== 'rcall' || !shortMethods.has(node.args[0])
}

function isLong(type: ValueType | undefined, texts: boolean): boolean {
  return type === undefined || type === 'list' || typeof type === 'object' || (texts && type === 'text')
}

function columnsCalled(name: string, names: NameTypes): (ValueType | undefined)[] {
  const columns = Object.values(names).flatMap((type) =>
    typeof type === 'object' && name in type.rows ? [type.rows[name]] : [],
  )
  return columns.length === 0 ? [undefined] : columns
}

/** A loop may use a name again for something else, and a map may hold anything under the name of a column. */
function namesToTrust(tree: ASTNode, names: NameTypes): NameTypes {
  const nodes = allNodes(tree)
  if (nodes.some(({ op }) => op === 'map')) return {}
  const again = new Set(nodes.map((node) => loopOf(node)?.each[0]?.args))
  return Object.fromEntries(Object.entries(names).filter(([name]) => !again.has(name)))
}

function allNodes(node: ASTNode): ASTNode[] {
  return [node, ...nodesIn(node).flatMap(allNodes)]
}
