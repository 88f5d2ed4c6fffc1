import { lazy, Suspense } from 'react'
import type { Values } from '../../platform/data/record-values.ts'
import type { Area, Place } from './grid-area.ts'
import type { GridProps } from './grid-props.ts'
import { GridRow } from './grid-row.tsx'
import type { GridScroll } from './grid-scroll.ts'
import css from './grid.module.css'

// Most lists are not grouped.
const GroupRow = lazy(async () => ({ default: (await import('../groups/groups-row.tsx')).GroupRow }))

interface GridRowsProps extends Pick<GridProps, 'doc' | 'actions' | 'actionsWidth' | 'work'> {
  /** Beginning of the ids in this grid. */
  readonly id: string
  readonly scroll: GridScroll
  /** How many lines are drawn, and which, as they are written. */
  readonly count: number
  readonly order: readonly number[]
  readonly active: Place | null
  readonly area: Area | null
}

/** The lines that are drawn: rows, and those that tell of a group. */
export function GridRows({ doc, id, scroll, count, order, active, area, actions, actionsWidth, work }: GridRowsProps) {
  const { windows, height, slice, later } = scroll
  const { waiting } = windows
  const line = (index: number) => {
    const slot = index % count
    const place = { index, start: index * height, height, active: active?.row === index }
    const group = waiting ? undefined : windows.group(index)
    if (group)
      return (
        <Suspense key={slot}>
          <GroupRow
            {...place}
            doc={doc}
            line={group}
            slice={slice}
            id={`${id}-cell`}
            boxed={work !== null}
            onToggle={windows.toggle}
          />
        </Suspense>
      )
    const row = waiting ? undefined : windows.row(index)
    return (
      <GridRow
        key={slot}
        {...place}
        {...chosenIn(area, index)}
        id={id}
        row={row}
        fresh={row !== undefined && isFresh(windows.fresh, row)}
        slice={slot % 2 === 0 ? slice : later}
        column={active?.row === index ? active.column : -1}
        actions={actions}
        actionsWidth={actionsWidth}
        work={work}
      />
    )
  }
  return (
    <div className={css.pane} role="presentation">
      {order.map(line)}
    </div>
  )
}

function isFresh(fresh: ReadonlySet<string>, row: Values): boolean {
  return fresh.has(String(row.id))
}

/** The columns of a row that are in the chosen rectangle, where it is more than a cell. */
function chosenIn(area: Area | null, index: number): { readonly from: number; readonly to: number } {
  const chosen =
    area !== null && area.top <= index && index <= area.bottom && (area.top !== area.bottom || area.left !== area.right)
  return chosen ? { from: area.left, to: area.right } : { from: 0, to: -1 }
}
