import type { DescribedField } from '../../../core/description/described-document.ts'
import { compare, isDecimal } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** Whether two values of a field mean the same: `8` and `8.000`, nothing and an empty text. */
export function alike(field: DescribedField, one: Json, other: Json): boolean {
  const { empty, numeric } = kindOf(field.kind)
  if (empty(one) || empty(other)) return empty(one) && empty(other)
  if (numeric && isDecimal(one) && isDecimal(other)) return compare(one, other) === 0
  return field.columns ? alikeLines(field.columns, linesIn(one), linesIn(other)) : same(one, other)
}

/** Columns that people fill: what is computed follows from them. */
export function typedColumns(columns: readonly DescribedField[]): readonly DescribedField[] {
  return columns.filter(({ calc, readonly: fixed }) => calc === undefined && fixed !== true)
}

function alikeLines(columns: readonly DescribedField[], ours: readonly Values[], theirs: readonly Values[]): boolean {
  return (
    ours.length === theirs.length &&
    ours.every((line, at) => line.id === theirs[at]?.id && alikeLine(columns, line, theirs[at] ?? {}))
  )
}

/** Whether two states of a line say the same in every column that people fill. */
export function alikeLine(columns: readonly DescribedField[], one: Values, other: Values): boolean {
  return typedColumns(columns).every((column) => alike(column, one[column.name] ?? null, other[column.name] ?? null))
}
