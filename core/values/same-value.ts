import type { Json } from './json.ts'

/** Whether two values of a record are the same; jsonb columns keep their keys in an order of their own. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [ours, theirs] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return [...new Set([...ours.keys(), ...theirs.keys()])].every((key) => same(ours.get(key), theirs.get(key)))
}
