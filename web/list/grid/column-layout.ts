import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import type { useLayout } from '../columns/use-layout.ts'
import { columnWidth, takesRoom, type ColumnWidth } from './column-width.ts'

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
interface ColumnLayout {
  readonly columns: readonly Laid[]
  readonly pins: number
}

/**
 * The columns in sight to one row of the grid, beside the pinned ones; `before` stands for those at their left that are
 * not drawn.
 */
export interface Slice extends ColumnLayout {
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

export const indexWidth = 44
export const boxWidth = 36

interface Sized extends ColumnWidth {
  readonly field: DescribedField
  readonly grows: boolean
}

/**
 * Visible columns in order, pinned ones first; as many as may stand beside each other fill the room exactly, so none is
 * cut at its edge.
 */
export function layOutColumns(
  doc: Described,
  { table, layout }: Pick<ReturnType<typeof useLayout>, 'table' | 'layout'>,
  room: number,
): ColumnLayout {
  const shown = table
    .getVisibleLeafColumns()
    .flatMap((column) => fieldNamed(doc.fields, column.id) ?? [])
    .map((field): Sized => {
      const set = layout.widths[field.name]
      return set === undefined
        ? { field, ...columnWidth(doc, field), grows: takesRoom(field) }
        : { field, natural: set, least: set, grows: false }
    })
  const pinned = shown.filter(({ field }) => layout.pinned.includes(field.name))
  const columns = [...pinned, ...shown.filter((column) => !pinned.includes(column))]
  const inSight = countInSight(columns, room)
  const rest = columns.slice(inSight).map(({ field, natural }) => ({ field, width: natural }))
  return { columns: [...fitted(columns.slice(0, inSight), room), ...rest], pins: pinned.length }
}

/** The columns of a slice, told from the edges of what is drawn. */
export function sliceOf(edges: Omit<Slice, 'pinned' | 'sliding'>): Slice {
  const { columns, pins, first, last } = edges
  const between = (from: number, to: number) =>
    columns.slice(from, to).map((column, at) => ({ ...column, place: from + at }))
  return { ...edges, pinned: between(0, pins), sliding: between(Math.max(pins, first), last + 1) }
}

/** How many columns stand in the room, each as narrow as it may be. */
function countInSight(columns: readonly Sized[], room: number): number {
  let left = room
  const at = columns.findIndex(({ least }) => {
    left -= least
    return left < 0
  })
  return at < 0 ? columns.length : at
}

/** Columns made wider or narrower until they fill the room; those whose width somebody has set stay as they are. */
function fitted(columns: readonly Sized[], room: number): readonly Laid[] {
  const spare = Math.floor(room - columns.reduce((sum, { natural }) => sum + natural, 0))
  const weigh =
    spare < 0 ? ({ natural, least }: Sized) => natural - least : ({ grows, natural }: Sized) => (grows ? natural : 0)
  const weights = columns.map(weigh)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (room <= 0 || spare === 0 || sum === 0) return columns.map(({ field, natural }) => ({ field, width: natural }))
  const shares = weights.map((weight) => Math.trunc((spare * weight) / sum))
  const rest = spare - shares.reduce((total, share) => total + share, 0)
  const last = weights.findLastIndex((weight) => weight > 0)
  return columns.map(({ field, natural }, at) => ({
    field,
    width: natural + (shares[at] ?? 0) + (at === last ? rest : 0),
  }))
}
