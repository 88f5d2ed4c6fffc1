/** Which ends of two tasks hang together: the first letter is of the task that goes before, `FS` is its finish to the start of the other. */
export type LinkType = 'FS' | 'SS' | 'FF' | 'SF'

export const linkTypes: readonly LinkType[] = ['FS', 'SS', 'FF', 'SF']

/** A task and how many days of work it takes. */
interface PlannedTask {
  readonly id: string
  readonly days: number
}

/** One task waits for another, and then `lag` days of work more. */
export interface TaskLink {
  readonly before: string
  readonly after: string
  readonly type: LinkType
  readonly lag: number
}

interface Place {
  readonly days: number
  /** Days of work from the beginning of its network until it may begin. */
  early: number
  /** The same until it has to begin. */
  late: number
}

/**
 * How many days each linked task may be late before its network ends later (none: it is critical), and how long the
 * longest network takes. Tasks that no link leads to or from, and those in a loop or behind one, have no answer.
 */
export function criticalPath(
  tasks: readonly PlannedTask[],
  links: readonly TaskLink[],
): { readonly days: number; readonly slack: ReadonlyMap<string, number> } {
  const places = new Map<string, Place>(tasks.map(({ id, days }) => [id, { days, early: 0, late: Infinity }]))
  const known = links.filter(({ before, after }) => places.has(before) && places.has(after))
  const order = ordered(known)
  const [into, outOf] = [grouped(known, 'after'), grouped(known, 'before')]
  for (const id of order) {
    const place = placeOf(places, id)
    for (const link of into.get(id) ?? [])
      place.early = Math.max(place.early, earliest(link, placeOf(places, link.before), place))
  }
  const ends = networkEnds(order, known, places)
  for (const id of order.toReversed()) {
    const place = placeOf(places, id)
    place.late = (ends.get(id) ?? 0) - place.days
    for (const link of outOf.get(id) ?? [])
      if (ends.has(link.after)) place.late = Math.min(place.late, latest(link, place, placeOf(places, link.after)))
  }
  const slack = new Map(order.map((id) => [id, placeOf(places, id).late - placeOf(places, id).early]))
  return { days: Math.max(0, ...ends.values()), slack }
}

function earliest({ type, lag }: TaskLink, before: Place, after: Place): number {
  const from = before.early + (type === 'FS' || type === 'FF' ? before.days : 0)
  return from + lag - (type === 'FF' || type === 'SF' ? after.days : 0)
}

function latest({ type, lag }: TaskLink, before: Place, after: Place): number {
  const until = after.late + (type === 'FF' || type === 'SF' ? after.days : 0)
  return until - lag - (type === 'FS' || type === 'FF' ? before.days : 0)
}

/** Linked tasks, each behind all that it waits for. */
function ordered(links: readonly TaskLink[]): readonly string[] {
  const waits = new Map<string, number>()
  for (const { before, after } of links) {
    waits.set(before, waits.get(before) ?? 0)
    waits.set(after, (waits.get(after) ?? 0) + 1)
  }
  const outOf = grouped(links, 'before')
  const order = [...waits].flatMap(([id, many]) => (many === 0 ? [id] : []))
  // The list grows while it is gone through.
  for (const id of order)
    for (const { after } of outOf.get(id) ?? []) {
      const left = (waits.get(after) ?? 0) - 1
      waits.set(after, left)
      if (left === 0) order.push(after)
    }
  return order
}

/** When the network that a task is of ends at the earliest, for each task. */
function networkEnds(
  order: readonly string[],
  links: readonly TaskLink[],
  places: ReadonlyMap<string, Place>,
): ReadonlyMap<string, number> {
  const heads = new Map(order.map((id) => [id, id]))
  const headOf = (id: string): string => {
    const above = heads.get(id) ?? id
    if (above === id) return id
    const head = headOf(above)
    heads.set(id, head)
    return head
  }
  for (const { before, after } of links)
    if (heads.has(before) && heads.has(after)) heads.set(headOf(before), headOf(after))
  const ends = new Map<string, number>()
  for (const id of order) {
    const { early, days } = placeOf(places, id)
    ends.set(headOf(id), Math.max(ends.get(headOf(id)) ?? 0, early + days))
  }
  return new Map(order.map((id) => [id, ends.get(headOf(id)) ?? 0]))
}

function grouped(links: readonly TaskLink[], by: 'before' | 'after'): ReadonlyMap<string, readonly TaskLink[]> {
  const groups = new Map<string, TaskLink[]>()
  for (const link of links) {
    const group = groups.get(link[by]) ?? []
    group.push(link)
    groups.set(link[by], group)
  }
  return groups
}

function placeOf(places: ReadonlyMap<string, Place>, id: string): Place {
  const place = places.get(id)
  if (place === undefined) throw new Error(`no task ${id}`)
  return place
}
