import type { ASTNode } from '@marcbachmann/cel-js'

/** Text put into an expression in place of a part of it. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A function put around a part of an expression, with a number of its own. */
export interface Call {
  readonly node: ASTNode
  readonly name: string
  readonly given: number
}

/**
 * An expression with all edits made and all calls put around their parts, the calls of a part outside those within it.
 */
export function edited(expression: string, edits: readonly Edit[], calls: readonly Call[]): string {
  const places = calls
    .map((call) => ({ ...call, place: balanced(expression, call.node) }))
    .toSorted((a, b) => spanOf(a.place) - spanOf(b.place))
  const put = places.flatMap(({ name, given, place: [from, to] }, rank) => [
    { from, to: from, text: `${name}(`, order: rank },
    { from: to, to, text: `, ${given})`, order: -rank },
  ])
  // From the end on, so that what is still to be edited stays in its place; of two at one place the last comes to stand
  // first.
  return [...edits.map((edit) => ({ ...edit, order: 0 })), ...put]
    .toSorted((a, b) => b.from - a.from || b.to - a.to || a.order - b.order)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), expression)
}

/**
 * Where a part stands. Outer brackets do not belong to a node, so that those of its parts may be cut off: `(a) + (b)`
 * ends before its last one.
 */
export function balanced(expression: string, { start, end }: ASTNode): readonly [number, number] {
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

function spanOf([from, to]: readonly [number, number]): number {
  return to - from
}
