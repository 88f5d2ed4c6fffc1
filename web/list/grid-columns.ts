import type { useLayout } from './use-layout.ts'

type At = ReturnType<typeof useLayout>

const step = 16 // px
const narrowest = 64
const widest = 800

/** Puts a column where another stands; it stays at the left, or leaves it, with the other. Answers whether it moved. */
export function moveColumn({ layout, columnOrder, change }: At, name: string, onto: string): boolean {
  if (name === onto || name === '' || onto === '') return false
  const order = columnOrder.filter((one) => one !== name)
  order.splice(order.indexOf(onto) + (columnOrder.indexOf(name) < columnOrder.indexOf(onto) ? 1 : 0), 0, name)
  const pinned = layout.pinned.filter((one) => one !== name)
  change({ order, pinned: layout.pinned.includes(onto) ? [...pinned, name] : pinned })
  return true
}

/** Makes a column one step wider or narrower than it is drawn. */
export function widenColumn({ layout, change }: At, name: string, width: number, by: -1 | 1): void {
  if (name !== '') change({ widths: { ...layout.widths, [name]: Math.max(narrowest, Math.min(widest, width + by * step)) } })
}
