/** What is open under a group: its rows, or its own groups. */
export type Inner = number | Outline

/** Groups under one another as lines of a list: `count` of them, of which some are open. */
export interface Outline {
  readonly count: number
  /** Place among the groups to what is open there. */
  readonly open: ReadonlyMap<number, Inner>
}

/** What stands at a line: the places of the groups that lead there, and the row inside the last of them. */
export interface Line {
  readonly path: readonly number[]
  /** Null for the line of the group itself. */
  readonly row: number | null
}

/** How many lines the groups take, with all that is open. */
export function linesOf({ count, open }: Outline): number {
  let lines = count
  for (const inner of open.values()) lines += sizeOf(inner)
  return lines
}

/** What stands at a line; null beyond the last. */
export function lineAt({ count, open }: Outline, index: number): Line | null {
  let left = index
  let place = 0
  for (const [at, inner] of [...open].sort(([a], [b]) => a - b)) {
    // Closed groups up to the open one take a line each.
    if (left <= at - place) return { path: [place + left], row: null }
    left -= at - place + 1
    const size = sizeOf(inner)
    if (left < size) return within(at, inner, left)
    left -= size
    place = at + 1
  }
  return place + left < count ? { path: [place + left], row: null } : null
}

function within(at: number, inner: Inner, index: number): Line | null {
  if (typeof inner === 'number') return { path: [at], row: index }
  const line = lineAt(inner, index)
  return line === null ? null : { path: [at, ...line.path], row: line.row }
}

function sizeOf(inner: Inner): number {
  return typeof inner === 'number' ? inner : linesOf(inner)
}
