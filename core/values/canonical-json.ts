import type { Json } from './json.ts'

/** JSON with its keys in order and no spaces: one text for one value. */
export function canonical(value: Json): string {
  if (isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
