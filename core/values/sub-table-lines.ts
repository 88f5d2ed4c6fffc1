import type { Json } from './json.ts'

/** The lines that the value of a sub-table holds; what is no object is left out. */
export function linesIn(value: Json | undefined): Readonly<Record<string, Json>>[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (line: Json): line is Readonly<Record<string, Json>> =>
      typeof line === 'object' && line !== null && !Array.isArray(line),
  )
}
