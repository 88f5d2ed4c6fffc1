import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { useWords } from '../session/use-words.ts'
import css from './grid.module.css'
import type { Slice } from './laid-out.ts'
import { sortOf } from './sorting.ts'
import type { useLayout } from './use-layout.ts'
import { listWords } from './words.ts'

interface GridHeadProps {
  readonly slice: Slice
  readonly table: ReturnType<typeof useLayout>['table']
  readonly sort: readonly string[]
  readonly order: readonly string[]
  readonly onSort: (name: string, several: boolean) => void
  readonly onOrder: (order: readonly string[]) => void
  readonly actionsWidth: number
  /** The column the keyboard stands on, when it stands in the header. */
  readonly focused: number | null
  readonly id: string
}

/** The header row: a press sorts, the edge widens, dragging moves a column. */
export function GridHead({ slice, table, sort, order, onSort, onOrder, actionsWidth, focused, id }: GridHeadProps) {
  const t = useWords()
  const [dragged, setDragged] = useState<string | null>(null)
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const drop = (onto: string) => {
    if (dragged === null || dragged === onto) return
    const rest = order.filter((name) => name !== dragged)
    rest.splice(rest.indexOf(onto) + (order.indexOf(dragged) < order.indexOf(onto) ? 1 : 0), 0, dragged)
    onOrder(rest)
  }
  return (
    <div className={css.head} role="row" aria-rowindex={1} id={id}>
      <div className={classes(css.cell, css.index)} role="columnheader" aria-colindex={1}>{t(listWords.index)}</div>
      <div style={{ width: slice.before }} role="presentation" />
      {slice.columns.slice(slice.first, slice.last + 1).map(({ field, width }, at) => {
        const { order: direction, place } = sortOf(sort, field.name)
        const header = headers.find((one) => one.column.id === field.name)
        return (
          <div key={field.name} className={classes(css.cell, css.title, field.numeric && css.figure, focused === slice.first + at && css.focus)} style={{ width }} role="columnheader"
            aria-colindex={slice.first + at + 2} aria-sort={field.sortable ? direction : undefined} draggable
            onDragStart={() => setDragged(field.name)} onDragOver={(event) => event.preventDefault()} onDrop={() => drop(field.name)} onDragEnd={() => setDragged(null)}>
            {field.sortable
              ? <button type="button" tabIndex={-1} title={t(listWords.sortHint)} onClick={(event) => onSort(field.name, event.shiftKey)}>
                  <span>{field.label}</span>
                  <i className={classes(css.sort, css[direction])} aria-hidden="true">{direction !== 'none' && sort.length > 1 && <b>{place}</b>}</i>
                </button>
              : <span title={field.label}>{field.label}</span>}
            {header && <span className={css.edge} aria-hidden="true" draggable onDragStart={(event) => { event.preventDefault(); event.stopPropagation() }}
              onMouseDown={header.getResizeHandler()} onTouchStart={header.getResizeHandler()} onDoubleClick={() => header.column.resetSize()} />}
          </div>
        )
      })}
      <div style={{ width: slice.after }} role="presentation" />
      {actionsWidth > 0 && <div className={classes(css.cell, css.actions)} style={{ width: actionsWidth }} role="columnheader" aria-colindex={slice.columns.length + 2}>{t(listWords.actions)}</div>}
    </div>
  )
}
