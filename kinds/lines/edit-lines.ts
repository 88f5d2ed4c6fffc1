import type { DescribedField } from '../../core/description/described-document.ts'
import { isDecimal, sum } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'

/** A line as the form holds it; `id` begins with `new-` until it was saved. */
export type Line = Readonly<Record<string, Json>>

/** A line with the constant initial values of its columns. */
export function newLine(columns: readonly DescribedField[]): Line {
  const line: Record<string, Json> = { id: `new-${(lastNew += 1)}-${Date.now().toString(36)}` }
  for (const { name, initial } of columns) if (initial !== undefined && !isComputed(initial)) line[name] = initial
  return line
}

let lastNew = 0

// `{ expression }` is computed with the whole form, not here.
function isComputed(initial: Json): boolean {
  return typeof initial === 'object' && initial !== null && 'expression' in initial
}

/** Whether a person types a column. */
export function isTyped(column: DescribedField): boolean {
  return column.calc === undefined && column.readonly !== true && column.rights.write && column.kind !== 'autoNumber'
}

/** The lines with one cell changed. */
export function withCell(lines: readonly Line[], at: number, patch: Line): readonly Line[] {
  return lines.map((line, index) => (index === at ? { ...line, ...patch } : line))
}

/** The lines with a copy of one below it. */
export function withCopy(lines: readonly Line[], at: number, columns: readonly DescribedField[]): readonly Line[] {
  const line = lines[at]
  return line
    ? [...lines.slice(0, at + 1), { ...line, id: newLine(columns).id ?? null }, ...lines.slice(at + 1)]
    : lines
}

/**
 * The sum of a column; what is no number yet counts as nothing. Null when it counts different things (tonnes and
 * pieces), which nobody adds up.
 */
export function totalOf(
  lines: readonly Line[],
  { name, in: counted }: { readonly name: string; readonly in?: unknown },
): string | null {
  const numbers = lines.filter((line) => isDecimal(line[name]))
  if (typeof counted === 'string' && new Set(numbers.map((line) => line[counted] ?? null)).size > 1) return null
  return sum(numbers.map((line) => String(line[name])))
}

/** Lines that have something wrong in them, from above; `inner` holds messages keyed `0.qty`. */
export function wrongLines(inner: Readonly<Record<string, string>>): readonly number[] {
  return [...new Set(Object.keys(inner).map((path) => Number.parseInt(path, 10)))]
    .filter(Number.isInteger)
    .toSorted((one, other) => one - other)
}
