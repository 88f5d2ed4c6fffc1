import type { ASTNode } from '@marcbachmann/cel-js'

/** The problem of an expression that may take too long to work out. */
export const costly = 'it would take too long to work out'

// A step is one node of the tree looked at, some fifty nanoseconds and rarely a microsecond.
const mostSteps = 500_000

// What a list that is not written out is taken to hold when an expression is published; at run time its lines are
// counted.
const expectedLines = 100

const overItems: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter'])

// The expressions of one record, all its lines included, share this.
const mostTogether = 10 * mostSteps

let spent = 0
let spentTogether = 0
let together = false
let overspent = false

/** Begins to count the steps of one evaluation; evaluation never waits, so one count is enough. */
export function beginCount(): void {
  spent = 0
  overspent = false
  if (!together) spentTogether = 0
}

/**
 * Counts the evaluations inside as one piece of work: what each line of a table may take a table of thousands may not.
 */
export function countTogether<T>(work: () => T): T {
  if (together) return work()
  together = true
  spentTogether = 0
  try {
    return work()
  } finally {
    together = false
  }
}

/** Counts steps; throws once there are too many. */
export function spend(steps: number): void {
  spent += steps
  spentTogether += steps
  overspent = spent > mostSteps || spentTogether > mostTogether
  if (overspent) throw overrun
}

// The library goes on to the next item after an error, thousands of times: made once, it costs them nothing.
const overrun = new RangeError(costly)

/** Steps that the last evaluation took. */
export function stepsTaken(): number {
  return spent
}

/** Whether the last evaluation was stopped because it took too many steps. */
export function isOverspent(): boolean {
  return overspent
}

/** Steps of going through a list once, each item costing so many; what the items themselves hold counts, too. */
export function spendOn(list: readonly unknown[], each: number): void {
  spend(list.length * each)
  for (const item of list) {
    if (typeof item === 'string') spend(item.length / charactersOfStep)
    else if (Array.isArray(item)) spendOn(item, 1)
  }
}

/**
 * Steps of joining or comparing a value so many times: its items are copied or looked at, each in a fraction of a step.
 */
export function spendOnLength(value: unknown, times: number): void {
  spend((lengthIn(value) * times) / itemsOfStep)
}

/** Steps of looking for one text in another: at worst each character of one is compared with each of the other. */
export function spendOnSearch(text: string, part: string): void {
  spend((text.length * part.length) / charactersOfStep)
}

const itemsOfStep = 5
const charactersOfStep = 100

/** Items of a list, of the lists in it too; a text counts by the share of a step that its characters take. */
function lengthIn(value: unknown): number {
  if (typeof value === 'string') return (value.length / charactersOfStep) * itemsOfStep
  if (Array.isArray(value)) return value.length + (isHolder(value[0]) ? sumOf(value) : 0)
  return isHolder(value) ? sumOf(Object.values(value)) : 1
}

function sumOf(values: readonly unknown[]): number {
  return values.reduce<number>((sum, value) => sum + lengthIn(value), 0)
}

/** Whether a value is a list or a map; all items of a list are of one type. */
function isHolder(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && value.constructor === Object)
}

/** Whether an expression may be published: what it would take with lists of an ordinary length. */
export function isAffordable(tree: ASTNode): boolean {
  return stepsOf(tree) <= mostSteps
}

/** The nodes of a tree. */
export function sizeOf(tree: unknown): number {
  return 1 + nodesIn(tree).reduce((sum, node) => sum + sizeOf(node), 0)
}

/** A method that goes through a list, with the list and what is done for each item. */
export function loopOf(node: ASTNode): { readonly list: ASTNode; readonly each: readonly ASTNode[] } | null {
  if (node.op !== 'rcall' || !overItems.has(node.args[0])) return null
  return { list: node.args[1], each: node.args[2] }
}

function stepsOf(node: ASTNode): number {
  const loop = loopOf(node)
  if (loop === null) return 1 + nodesIn(node).reduce((sum, inner) => sum + stepsOf(inner), 0)
  return 1 + stepsOf(loop.list) + lengthOf(loop.list) * loop.each.reduce((sum, inner) => sum + stepsOf(inner), 1)
}

function lengthOf(list: ASTNode): number {
  if (list.op === 'list') return nodesIn(list).length
  const loop = loopOf(list)
  return loop === null ? expectedLines : lengthOf(loop.list)
}

/** The nodes right under one. */
export function nodesIn(node: unknown): ASTNode[] {
  const args: unknown = typeof node === 'object' && node !== null && 'args' in node ? node.args : null
  return (Array.isArray(args) ? args : [args]).flat(1).filter(isNode)
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value
}
