/**
 * Lanes say where in the branches of a flow something stands: '' is outside all of them, and each
 * fork around it adds `/fork#round.branch`. So one text tells what lies inside what.
 */

/** Whether a lane is that other one or lies inside it. */
export function within(lane: string, outer: string): boolean {
  return lane.startsWith(outer) && (lane.length === outer.length || outer === '' || lane[outer.length] === '/')
}

/** Whether one of two lanes lies inside the other: they are not different branches of one fork. */
export function related(one: string, other: string): boolean {
  return within(one, other) || within(other, one)
}

/** Whether two lanes are, or lie in, different branches of one fork: what happens in one does not follow the other. */
export function apart(one: string, other: string): boolean {
  if (related(one, other)) return false
  const [a, b] = [one.split('/'), other.split('/')]
  const at = a.findIndex((part, i) => part !== b[i])
  return a[at]?.split('.')[0] === b[at]?.split('.')[0]
}

/** The lane of one branch. */
export function branchLane(lane: string, fork: string, round: number, branch: number): string {
  return `${lane}/${fork}#${round}.${branch}`
}

/** The fork that a lane is a branch of. */
interface Forked {
  /** The lane around the fork. */
  readonly lane: string
  readonly fork: string
  readonly round: number
}

/** What a lane is a branch of; null outside all branches. */
export function forkAround(lane: string): Forked | null {
  const at = lane.lastIndexOf('/')
  if (at < 0) return null
  const [fork = '', rest = ''] = lane.slice(at + 1).split('#')
  return { lane: lane.slice(0, at), fork, round: Number.parseInt(rest, 10) }
}

/** Whether a lane is a branch of that fork, or lies inside one. */
export function inFork(lane: string, { lane: outer, fork, round }: Forked): boolean {
  return lane.startsWith(`${outer}/${fork}#${round}.`)
}

/** The same place in the drawing of a flow: a lane without its rounds. */
export function regionOf(lane: string): string {
  return lane.replaceAll(/#\d+/g, '')
}

/**
 * Whether two lanes are drawn in different branches of one fork, whenever they were walked: no way leads back from one
 * to the other.
 */
export function drawnApart(one: string, other: string): boolean {
  return one !== other && apart(regionOf(one), regionOf(other))
}

/** The outermost so many levels of a lane. */
export function cutLane(lane: string, levels: number): string {
  return lane
    .split('/')
    .slice(0, levels + 1)
    .join('/')
}

/** How many forks are around. */
export function depthOf(lane: string): number {
  return lane === '' ? 0 : lane.split('/').length - 1
}
