import type { CellPlace } from '../../../core/description/dashboard.ts'

/** Something that stands on a grid of twelve columns. */
export interface Placed {
  readonly key: string
  readonly place: CellPlace
}

/** Something that is to stand there; without a place of its own where there is room for its size. */
interface Wanted {
  readonly key: string
  readonly place: CellPlace | null
  readonly size: Size
}

type Size = Pick<CellPlace, 'w' | 'h'>

const columns = 12
const [leastWidth, leastHeight, mostHeight] = [2, 2, 20]

/** Everything in a place: first what has its own, then the others where there is room, in their order. */
export function flowed(wanted: readonly Wanted[]): readonly Placed[] {
  const own = wanted.flatMap(({ key, place }) => (place === null ? [] : [{ key, place }]))
  return wanted.reduce<readonly Placed[]>(
    (placed, { key, place, size }) => (place === null ? [...placed, { key, place: firstRoom(placed, size) }] : placed),
    own,
  )
}

/** One moved to a column and row; what stands there gives way, and everything rises as far as it can. */
export function moved(all: readonly Placed[], key: string, to: Pick<CellPlace, 'x' | 'y'>): readonly Placed[] {
  return changed(all, key, ({ w, h }) => ({ x: within(to.x, 0, columns - w), y: Math.max(0, to.y), w, h }))
}

/** One made wider, narrower, higher or lower, from its left upper corner. */
export function resized(all: readonly Placed[], key: string, size: Size): readonly Placed[] {
  return changed(all, key, ({ x, y }) => ({
    x,
    y,
    w: within(size.w, leastWidth, columns - x),
    h: within(size.h, leastHeight, mostHeight),
  }))
}

/** The others, risen into its room. */
export function without(all: readonly Placed[], key: string): readonly Placed[] {
  return risen(all.filter((one) => one.key !== key))
}

/** From left to right, line by line: the order in which a phone shows them. */
export function inReadingOrder<T extends { readonly place: CellPlace }>(all: readonly T[]): readonly T[] {
  return all.toSorted((a, b) => a.place.y - b.place.y || a.place.x - b.place.x)
}

function changed(all: readonly Placed[], key: string, to: (place: CellPlace) => CellPlace): readonly Placed[] {
  const one = all.find((other) => other.key === key)
  if (one === undefined) return all
  const held = { key, place: to(one.place) }
  const others = inReadingOrder(all.filter((other) => other.key !== key))
  const settled = others.reduce<readonly Placed[]>((placed, other) => [...placed, lowered(placed, other)], [held])
  return risen(settled)
}

/** Down from where it stands as far as it has to. */
function lowered(placed: readonly Placed[], { key, place }: Placed): Placed {
  const at = { ...place }
  while (placed.some((other) => meet(other.place, at))) at.y += 1
  return { key, place: at }
}

function risen(all: readonly Placed[]): readonly Placed[] {
  return inReadingOrder(all).reduce<readonly Placed[]>((placed, { key, place }) => {
    const at = { ...place }
    while (at.y > 0 && !placed.some((other) => meet(other.place, { ...at, y: at.y - 1 }))) at.y -= 1
    return [...placed, { key, place: at }]
  }, [])
}

function firstRoom(placed: readonly Placed[], { w, h }: Size): CellPlace {
  const at = { x: 0, y: 0, w, h }
  while (placed.some(({ place }) => meet(place, at))) {
    if (at.x + w < columns) at.x += 1
    else Object.assign(at, { x: 0, y: at.y + 1 })
  }
  return at
}

function meet(a: CellPlace, b: CellPlace): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
