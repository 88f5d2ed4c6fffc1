import type { FieldBase } from '../../../core/description/field.ts'
import type { Measure } from '../../../core/description/report.ts'
import { div, isZero } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import type { FigureRow } from './figure-types.ts'

/** One group as the database answers it. */
export interface GroupRow {
  /** Its keys, as many as there are levels, fewer for a subtotal. */
  readonly down: readonly (string | null)[]
  /** Undefined for a sum over all columns. */
  readonly across: string | null | undefined
  /** How many records. */
  readonly count: string
  /** Sums by the name of their measure; null where every record is empty. */
  readonly sums: Readonly<Record<string, string | null>>
}

/** The name of a column: a measure, and the key of the group across when it is not the sum over all of them. */
export function columnName(measure: string, across: string | null | undefined): string {
  return across === undefined ? measure : `${measure} ${across ?? ''}`
}

/** The rows of a table by the keys that they stand for; the total stands under no keys. */
export function groupsByKeys(groups: readonly GroupRow[]): ReadonlyMap<string, readonly GroupRow[]> {
  const found = new Map<string, GroupRow[]>()
  for (const group of groups) {
    const key = JSON.stringify(group.down)
    const known = found.get(key)
    if (known === undefined) found.set(key, [group])
    else known.push(group)
  }
  return found
}

/** The figures of one row: what was measured in each column, and the ratios of that. */
export function rowFigures(groups: readonly GroupRow[], measures: Readonly<Record<string, Measure>>): FigureRow {
  return Object.fromEntries(
    groups.flatMap((group) =>
      Object.keys(measures).map((name): [string, Json] => [
        columnName(name, group.across),
        measureValue(group, measures, name),
      ]),
    ),
  )
}

/** What was measured in a group; null where there is nothing to measure. */
export function measureValue(
  group: GroupRow,
  measures: Readonly<Record<string, Measure>>,
  name: string,
): string | null {
  const measure = measures[name]
  if (measure === undefined) return null
  if ('count' in measure) return group.count
  if ('sum' in measure) return group.sums[name] ?? null
  const [over, under] = measure.ratio.map((one) => measureValue(group, measures, one))
  if (!over || !under || isZero(under)) return null
  return div(over, under, measure.digits)
}

/** The field that values of a measure are of: of a sum that of its column. */
export function measureField(
  measure: Measure,
  fields: Readonly<Record<string, FieldBase>>,
  summed: string | undefined,
): FieldBase {
  const counting: FieldBase & { readonly digits?: number } = { kind: 'number' }
  if ('ratio' in measure) return { ...counting, digits: measure.digits } as FieldBase // digits is an option of numbers
  return (summed === undefined ? undefined : fields[summed]) ?? counting
}
