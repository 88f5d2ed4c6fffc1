import type { CSSProperties, ReactNode } from 'react'
import type { CellPlace } from '../../../core/description/dashboard.ts'
import { InSight, useSight } from './cell-visibility.ts'
import { rowHeight } from './lines-per-height.ts'
import css from './dashboard.module.css'

interface PlacedCellProps {
  readonly place: CellPlace
  readonly children: ReactNode
}

// On a page that is narrow the cells stand one below the other, further down than this.
const pixelsAbove = (y: number) => y * rowHeight

/** The cells that may be in sight before anything is scrolled. */
export function cellsInSight<T extends CellPlace>(cells: readonly T[]): readonly T[] {
  return cells.filter(({ y }) => pixelsAbove(y) < innerHeight)
}

/** A card in its place on the grid, which asks the server while it is in sight. */
export function PlacedCell({ place: { x, y, w, h }, children }: PlacedCellProps) {
  const [room, seen] = useSight(pixelsAbove(y))
  // Custom properties, which the type does not know: where the page is narrow they are not looked at.
  const place = { '--column': `${x + 1} / span ${w}`, '--row': `${y + 1} / span ${h}`, '--height': h } as CSSProperties
  return (
    <div ref={room} className={css.cell} style={place} data-wide={w > 6 || undefined}>
      <InSight value={seen}>{children}</InSight>
    </div>
  )
}
