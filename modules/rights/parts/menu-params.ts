/** One parameter that an entry of the menu hands its page. */
export interface Pair {
  readonly name: string
  readonly value: string
}

/** The parameters of an entry, of the object that is stored; several values of one name stand with commas between. */
export function pairsOf(stored: string): readonly Pair[] {
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.entries(value).map(([name, one]) => ({ name, value: Array.isArray(one) ? one.join(',') : String(one) }))
  } catch {
    return []
  }
}

/** The object that is stored; null where there is no parameter. */
export function paramsOf(pairs: readonly Pair[]): string | null {
  const named = pairs.filter(({ name }) => name.trim() !== '')
  if (named.length === 0) return null
  return JSON.stringify(Object.fromEntries(named.map(({ name, value }) => [name.trim(), value.includes(',') ? value.split(',') : value])))
}
