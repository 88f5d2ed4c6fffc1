import type { Json } from '../../../core/values/json.ts'

/** One parameter that an entry of the menu hands its page. */
export interface Pair {
  readonly name: string
  readonly value: string
  /** What is stored of it; absent in one that was just added. */
  readonly stored?: Json
}

/** The parameters of an entry, of the object that is stored; several values of one name stand with commas between. */
export function pairsOf(stored: string): readonly Pair[] {
  try {
    const value = JSON.parse(stored) as Json // whatever is written there
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.entries(value).map(([name, one]) => ({ name, value: textOf(one ?? null), stored: one ?? null }))
  } catch {
    return []
  }
}

/**
 * The object that is stored; null where there is no parameter. What nobody changed stays as it was, lists, numbers and
 * all.
 */
export function paramsOf(pairs: readonly Pair[]): string | null {
  const named = pairs.filter(({ name }) => name.trim() !== '')
  return named.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(named.map((pair) => [pair.name.trim(), storedOf(pair)])))
}

function textOf(value: Json): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function storedOf({ value, stored }: Pair): Json {
  if (stored !== undefined && textOf(stored) === value) return stored
  if (Array.isArray(stored) || (stored === undefined && value.includes(','))) return value.split(',')
  if (typeof stored === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  return typeof stored === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value
}
