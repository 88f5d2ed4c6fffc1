import type { DescribedField } from '../../core/description/described-document.ts'
import type { TextContext } from '../../core/description/field-kind.ts'
import { kindOf } from '../kinds.ts'
import { totalOf, type Line } from './edit-lines.ts'

/** The sum of a column as its kind writes it; a dash where different things were counted. */
export function Total({
  lines,
  column,
  text,
}: {
  readonly lines: readonly Line[]
  readonly column: DescribedField
  readonly text: TextContext
}) {
  const total = totalOf(lines, column)
  return total === null ? '—' : kindOf(column.kind).text(total, column, text)
}
