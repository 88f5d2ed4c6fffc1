/** A component of a blend in whole numbers: its cost, the most per cent it may be, and its part in each limit. */
export interface Component {
  readonly cost: number
  readonly most: number
  readonly parts: readonly number[]
}

/**
 * The cheapest shares in whole per cent that keep every limit, the sum of shares times parts being no more than a hundred
 * times the limit; null where there are none. Every recipe is looked at but for those that cannot be cheaper or cannot
 * keep a limit any more, so that the answer is exact: whole numbers below 2^53, no tolerance.
 */
export function cheapestShares(components: readonly Component[], limits: readonly number[]): readonly number[] | null {
  const order = components.map((_, at) => at).toSorted((a, b) => costOf(components, a) - costOf(components, b))
  const sorted = order.flatMap((at) => components[at] ?? [])
  // With one component there is nothing to choose: another that may be no part of it stands beside it.
  const [only] = sorted
  const all =
    only !== undefined && sorted.length === 1
      ? [only, { cost: only.cost, most: 0, parts: limits.map(() => 0) }]
      : sorted
  if (all.length === 0) return null
  const found = new Search(all, limits).best()
  if (found === null) return null
  const shares = components.map(() => 0)
  for (const [place, at] of order.entries()) shares[at] = found[place] ?? 0
  return shares
}

function costOf(components: readonly Component[], at: number): number {
  return components[at]?.cost ?? 0
}

class Search {
  private cheapest = Number.POSITIVE_INFINITY
  private shares: readonly number[] | null = null
  private readonly least: readonly (readonly number[])[]

  constructor(
    private readonly all: readonly Component[],
    private readonly limits: readonly number[],
  ) {
    // The least that a per cent of any later component adds to each limit.
    this.least = all.map((_, at) =>
      limits.map((__, row) => Math.min(...all.slice(at).map(({ parts }) => parts[row] ?? 0))),
    )
  }

  best(): readonly number[] | null {
    this.choose(
      [],
      100,
      0,
      this.limits.map((limit) => limit * 100),
    )
    return this.shares
  }

  /** Goes on with the component after those chosen; `rooms` is what each limit has left. */
  private choose(chosen: readonly number[], left: number, cost: number, rooms: readonly number[]): void {
    const at = chosen.length
    const one = this.all[at]
    // Cheaper components come first: what follows costs at least as much as this one.
    if (one === undefined || one.cost * left + cost >= this.cheapest) return
    const least = this.least[at] ?? []
    if (rooms.some((room, row) => left * (least[row] ?? 0) > room)) return
    if (at === this.all.length - 2) return this.finish(chosen, left, cost, rooms)
    for (let share = Math.min(one.most, left); share >= 0; share -= 1)
      this.choose(
        [...chosen, share],
        left - share,
        cost + share * one.cost,
        rooms.map((room, row) => room - share * (one.parts[row] ?? 0)),
      )
  }

  /** Of the last two the cheaper one is as large as the limits let it be. */
  private finish(chosen: readonly number[], left: number, cost: number, rooms: readonly number[]): void {
    const [one, other] = this.all.slice(-2)
    if (one === undefined || other === undefined) return
    let [from, to] = [Math.max(0, left - other.most), Math.min(one.most, left)]
    for (const [row, room] of rooms.entries()) {
      const step = (one.parts[row] ?? 0) - (other.parts[row] ?? 0)
      const space = room - left * (other.parts[row] ?? 0)
      if (step > 0) to = Math.min(to, Math.floor(space / step))
      else if (step < 0) from = Math.max(from, Math.ceil(space / step))
      else if (space < 0) return
    }
    if (from > to) return
    const total = cost + to * one.cost + (left - to) * other.cost
    if (total >= this.cheapest) return
    this.cheapest = total
    this.shares = [...chosen, to, left - to]
  }
}
