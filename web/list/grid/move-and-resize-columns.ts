import type { PointerEvent as ReactPointerEvent } from 'react'
import type { useLayout } from '../columns/use-layout.ts'
import type { Laid } from './column-layout.ts'
import { narrowest, widest } from './column-width.ts'

type ColumnsAtWork = Pick<ReturnType<typeof useLayout>, 'layout' | 'columnOrder' | 'change'>

const step = 16 // px

/** Puts a column where another stands; it stays at the left, or leaves it, with the other. Answers whether it moved. */
export function moveColumn({ layout, columnOrder, change }: ColumnsAtWork, name: string, onto: string): boolean {
  if (name === onto || name === '' || onto === '') return false
  const order = columnOrder.filter((one) => one !== name)
  order.splice(order.indexOf(onto) + (columnOrder.indexOf(name) < columnOrder.indexOf(onto) ? 1 : 0), 0, name)
  const pinned = layout.pinned.filter((one) => one !== name)
  change({ order, pinned: layout.pinned.includes(onto) ? [...pinned, name] : pinned })
  return true
}

/** Makes a column one step wider or narrower than it is drawn. */
export function widenColumn({ layout, change }: ColumnsAtWork, name: string, width: number, by: -1 | 1): void {
  if (name !== '') change({ widths: { ...layout.widths, [name]: within(width + by * step) } })
}

/** Gives a column the width that the list chooses for it. */
export function resetColumn({ layout, change }: ColumnsAtWork, name: string): void {
  change({ widths: Object.fromEntries(Object.entries(layout.widths).filter(([one]) => one !== name)) })
}

/**
 * The edge of a column follows the pointer until it is let go. All columns keep the widths they are drawn with:
 * were the others to make room meanwhile, the edge would run away from the pointer.
 */
export function dragEdge(
  { layout, change }: ColumnsAtWork,
  columns: readonly Laid[],
  name: string,
  event: ReactPointerEvent<HTMLElement>,
): void {
  if (event.button !== 0) return
  event.preventDefault()
  const { currentTarget: edge, clientX: from, pointerId } = event
  const drawn = Object.fromEntries(columns.map(({ field, width }) => [field.name, width]))
  const start = drawn[name] ?? narrowest
  const follow = ({ clientX }: PointerEvent) =>
    change({ widths: { ...layout.widths, ...drawn, [name]: within(start + clientX - from) } })
  edge.setPointerCapture(pointerId)
  edge.addEventListener('pointermove', follow)
  edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', follow), { once: true })
}

function within(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(widest, width)))
}
