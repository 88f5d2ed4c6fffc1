/** A corner of an outline, in metres of the yard. */
export interface Corner {
  readonly x: number
  readonly y: number
}

/** Metres below which two places are the same. */
const near = 1e-6

/** Corners as a record has them. */
export function outlineOf(corners: readonly { readonly x: string; readonly y: string }[] | null): readonly Corner[] {
  return (corners ?? []).map(({ x, y }) => ({ x: Number(x), y: Number(y) }))
}

/** Square metres inside an outline. */
export function areaOf(outline: readonly Corner[]): number {
  const twice = edgesOf(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)
  return Math.abs(twice) / 2
}

/** Whether an outline has an inside, and no two of its edges cross. */
export function isSimple(outline: readonly Corner[]): boolean {
  if (outline.length < 3 || areaOf(outline) < near) return false
  const edges = edgesOf(outline)
  return !edges.some((one, at) => edges.slice(at + 1).some((other) => crosses(one, other)))
}

/** Whether something of one outline lies inside the other; sides that touch do not. */
export function overlap(one: readonly Corner[], other: readonly Corner[]): boolean {
  const crossing = edgesOf(one).some((edge) => edgesOf(other).some((next) => crosses(edge, next)))
  return crossing || inwards(one).some((at) => isInside(at, other)) || inwards(other).some((at) => isInside(at, one))
}

type Edge = readonly [Corner, Corner]

function edgesOf(outline: readonly Corner[]): readonly Edge[] {
  return outline.flatMap((from, at): Edge[] => {
    const to = outline[(at + 1) % outline.length]
    return to === undefined ? [] : [[from, to]]
  })
}

/** On which side of an edge a corner lies: above nothing on one, below on the other. */
function sideOf([a, b]: Edge, { x, y }: Corner): number {
  const by = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
  return Math.abs(by) < near ? 0 : Math.sign(by)
}

/** Whether two edges go through each other; to meet at an end is not to cross. */
function crosses(one: Edge, other: Edge): boolean {
  return sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0
}

/** Places just inside an outline beside each of its corners and the middles of its edges. */
function inwards(outline: readonly Corner[]): readonly Corner[] {
  const middles = edgesOf(outline).map(([a, b]) => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    dx: b.x - a.x,
    dy: b.y - a.y,
  }))
  return middles.flatMap(({ x, y, dx, dy }) => {
    const step = 0.01 / Math.max(Math.hypot(dx, dy), near)
    const sides = [1, -1].map((sign) => ({ x: x - sign * dy * step, y: y + sign * dx * step }))
    return sides.filter((at) => isInside(at, outline))
  })
}

function isInside({ x, y }: Corner, outline: readonly Corner[]): boolean {
  const passed = edgesOf(outline).filter(
    ([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x,
  )
  return passed.length % 2 === 1
}
