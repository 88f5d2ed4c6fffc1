import type { Described, DescribedField } from '../../core/described.ts'
import { fieldNamed } from '../data/described.ts'
import { isFlexible } from './columns.ts'
import type { useLayout } from './use-layout.ts'

/** A column as drawn. */
export interface Laid {
  readonly field: DescribedField
  readonly width: number
}

/** The columns in sight to one row of the grid; `before` and `after` stand for those that are not drawn. */
export interface Slice {
  readonly columns: readonly Laid[]
  readonly first: number
  readonly last: number
  readonly before: number
  readonly after: number
}

export const indexWidth = 56

/** Visible columns in order; room that is left goes to texts whose width nobody has set. */
export function laidOut(doc: Described, { table, layout }: ReturnType<typeof useLayout>, room: number, actionsWidth: number): readonly Laid[] {
  const columns = table.getVisibleLeafColumns().flatMap((column) => {
    const field = fieldNamed(doc.fields, column.id)
    return field ? [{ field, width: column.getSize() }] : []
  })
  const spare = Math.floor(room - indexWidth - actionsWidth - columns.reduce((sum, { width }) => sum + width, 0))
  const growing = columns.filter(({ field }) => isFlexible(field) && layout.widths[field.name] === undefined)
  const takers = growing.length > 0 ? growing : columns.slice(-1)
  if (spare <= 0 || takers.length === 0) return columns
  const share = Math.floor(spare / takers.length)
  return columns.map((column) => (takers.includes(column) ? { ...column, width: column.width + share + (column === takers.at(-1) ? spare - share * takers.length : 0) } : column))
}
