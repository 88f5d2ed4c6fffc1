/** How many days a calendar picks. */
export type Picks = 'one' | 'several' | 'range'

/**
 * What is chosen after a day was clicked; `limit` 0 is none. The second click of a range ends it, whichever day comes
 * first.
 */
export function pick(picks: Picks, chosen: readonly string[], day: string, limit: number): readonly string[] {
  if (picks === 'one') return [day]
  if (picks === 'range') return chosen.length === 1 ? [...chosen, day].sort() : [day]
  if (chosen.includes(day)) return chosen.filter((one) => one !== day)
  return limit > 0 && chosen.length >= limit ? chosen : [...chosen, day].sort()
}

/** Whether a choice is whole: a range has two ends. */
export function isWhole(picks: Picks, chosen: readonly string[]): boolean {
  return picks !== 'range' || chosen.length !== 1
}

/** How a day stands to what is chosen; `toward` is where the second end of a range would be. */
export function standing(
  picks: Picks,
  chosen: readonly string[],
  day: string,
  toward: string,
): 'chosen' | 'between' | 'free' {
  if (chosen.includes(day)) return 'chosen'
  if (picks !== 'range' || chosen.length === 0) return 'free'
  const [first = '', last = ''] = chosen.length === 1 ? [...chosen, toward].sort() : chosen
  return day > first && day < last ? 'between' : 'free'
}
