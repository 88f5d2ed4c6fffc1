import { forkAround } from './branch-lane.ts'

/** Something that stands at a node in a lane. */
interface Placed {
  readonly node: string
  readonly round: number
  readonly lane: string
}

/**
 * Visits in the order of the drawing: each branch of a fork stands whole, after the fork and before what follows it,
 * whichever of them was walked first. What lies in the branches of a fork that is not among them comes last.
 */
export function inOrder<T extends Placed>(visits: readonly T[]): T[] {
  const lanes = [...new Set(visits.map(({ lane }) => lane))]
  const inLane = (lane: string): T[] =>
    visits.filter((one) => one.lane === lane).flatMap((one) => [one, ...branchesOf(lanes, one).flatMap(inLane)])
  const placed = new Set(inLane(''))
  return [...placed, ...visits.filter((one) => !placed.has(one))]
}

/** The lanes that begin at a fork, in the order of its branches. */
function branchesOf(lanes: readonly string[], { node, round, lane: outer }: Placed): string[] {
  const own = lanes.filter((lane) => {
    const around = forkAround(lane)
    return around !== null && around.lane === outer && around.fork === node && around.round === round
  })
  return own.toSorted((a, b) => branchOf(a) - branchOf(b))
}

/** Which branch of its fork a lane is; -1 for the otherwise of a fork with conditions. */
export function branchOf(lane: string): number {
  return Number(lane.slice(lane.lastIndexOf('.') + 1))
}
