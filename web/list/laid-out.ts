import type { Described, DescribedField } from '../../core/described.ts'
import { fieldNamed } from '../data/described.ts'
import { isFlexible } from './columns.ts'
import type { useLayout } from './use-layout.ts'

/** A column as drawn. */
export interface Laid {
  readonly field: DescribedField
  readonly width: number
}

/** A column and its place among all. */
export interface Placed extends Laid {
  readonly place: number
}

/** The columns of a grid: those that stay at the left come first. */
export interface LaidOut {
  readonly columns: readonly Laid[]
  readonly pins: number
}

/** The columns in sight to one row of the grid, beside the pinned ones; `before` stands for those at their left that are not drawn. */
export interface Slice extends LaidOut {
  readonly first: number
  readonly last: number
  readonly before: number
  /** Where the columns begin that slide, and how wide they are together. */
  readonly start: number
  readonly width: number
  /** Those that are drawn. */
  readonly pinned: readonly Placed[]
  readonly sliding: readonly Placed[]
}

export const indexWidth = 56
export const boxWidth = 38

/** Visible columns in order, pinned ones first; room that is left goes to texts whose width nobody has set. */
export function laidOut(doc: Described, { table, layout }: ReturnType<typeof useLayout>, room: number): LaidOut {
  const shown = table.getVisibleLeafColumns().flatMap((column) => {
    const field = fieldNamed(doc.fields, column.id)
    return field ? [{ field, width: column.getSize() }] : []
  })
  const pinned = shown.filter(({ field }) => layout.pinned.includes(field.name))
  const columns = [...pinned, ...shown.filter((column) => !pinned.includes(column))]
  const spare = Math.floor(room - columns.reduce((sum, { width }) => sum + width, 0))
  const growing = columns.filter(({ field }) => isFlexible(field) && layout.widths[field.name] === undefined)
  const takers = growing.length > 0 ? growing : columns.slice(-1)
  if (spare <= 0 || takers.length === 0) return { columns, pins: pinned.length }
  const share = Math.floor(spare / takers.length)
  const wider = (column: Laid) => column.width + share + (column === takers.at(-1) ? spare - share * takers.length : 0)
  return { columns: columns.map((column) => (takers.includes(column) ? { ...column, width: wider(column) } : column)), pins: pinned.length }
}

/** The columns of a slice, told from the edges of what is drawn. */
export function sliceOf(edges: Omit<Slice, 'pinned' | 'sliding'>): Slice {
  const { columns, pins, first, last } = edges
  const between = (from: number, to: number) => columns.slice(from, to).map((column, at) => ({ ...column, place: from + at }))
  return { ...edges, pinned: between(0, pins), sliding: between(Math.max(pins, first), last + 1) }
}
