import { rowsViews, type RowsView } from './rows-views.ts'

/** What a person made of a list's columns. */
export interface ListLayout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  /** Columns that stay at the left while the others go sideways. */
  readonly pinned: readonly string[]
  readonly dense: boolean
  /** What its rows are shown as; absent until he chooses. */
  readonly as?: RowsView
}

export const plainLayout: ListLayout = { order: [], hidden: [], widths: {}, pinned: [], dense: true }

const mostColumns = 200
const widest = 2_000

/** A layout out of whatever was stored or sent; null when it is none. */
export function layoutOf(given: unknown): ListLayout | null {
  if (typeof given !== 'object' || given === null || !('order' in given) || !('hidden' in given)) return null
  const { order, hidden } = given
  const pinned = 'pinned' in given ? given.pinned : []
  const widths = widthsOf('widths' in given ? given.widths : {})
  if (!isNames(order) || !isNames(hidden) || !isNames(pinned) || widths === null) return null
  const as = rowsViews.find((one) => 'as' in given && one === given.as)
  const dense = !('dense' in given) || given.dense !== false
  return { order, hidden, pinned, widths, dense, ...(as === undefined ? {} : { as }) }
}

function isNames(given: unknown): given is readonly string[] {
  return (
    Array.isArray(given) &&
    given.length <= mostColumns &&
    given.every((name) => typeof name === 'string' && name.length <= 64)
  )
}

function widthsOf(given: unknown): Readonly<Record<string, number>> | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const entries = Object.entries(given)
  const good =
    entries.length <= mostColumns &&
    entries.every(([, width]) => typeof width === 'number' && width > 0 && width <= widest)
  return good ? Object.fromEntries(entries) : null
}
