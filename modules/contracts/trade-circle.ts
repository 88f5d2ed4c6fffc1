import { addDays } from '../../core/values/day.ts'

/** Goods that a contract of sale or purchase moves from one party to another. */
export interface Flow {
  readonly from: string
  readonly to: string
  /** The day on which it was signed. */
  readonly day: string
}

/** Within how many days contracts belong to one circle. */
export const circleDays = 180

/**
 * The parties through which goods come back to whom they came from by a new contract, beginning with its seller, or
 * null: the shortest of the ways by contracts that were all signed within the days of a circle.
 */
export function circleThrough(added: Flow, others: readonly Flow[]): readonly string[] | null {
  const first = addDays(added.day, -circleDays)
  const begins = [...new Set([added, ...others].map(({ day }) => day))].filter(
    (day) => day >= first && day <= added.day,
  )
  const ways = begins.flatMap((begin) => {
    const last = addDays(begin, circleDays)
    const way = wayBack(
      added,
      others.filter(({ day }) => day >= begin && day <= last),
    )
    return way === null ? [] : [way]
  })
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? null
}

/** The shortest way from the buyer back to the seller, with both at its ends. */
function wayBack({ from, to }: Flow, flows: readonly Flow[]): readonly string[] | null {
  const cameFrom = new Map<string, string>([[to, from]])
  const waiting = [to]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at === from) break
    for (const next of flows.filter((flow) => flow.from === at).map((flow) => flow.to)) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      waiting.push(next)
    }
  }
  return cameFrom.has(from) ? [...chain(cameFrom, from, to), from] : null
}

/** Who came before whom, from the seller on: it was found from the buyer, whose seller it begins with. */
function chain(cameFrom: ReadonlyMap<string, string>, from: string, to: string): readonly string[] {
  const back: string[] = []
  for (let at = cameFrom.get(from); at !== undefined && at !== to && at !== from; at = cameFrom.get(at)) back.push(at)
  return [from, to, ...back.toReversed()]
}
