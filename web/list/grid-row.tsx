import { memo } from 'react'
import type { ReactNode } from 'react'
import { onPage } from '../../kinds/web.ts'
import { classes } from '../../ui/classes.ts'
import { textIn } from '../data/names.ts'
import type { Values } from '../data/record-values.ts'
import { useLang } from '../session/language.ts'
import css from './grid.module.css'
import type { Slice } from './laid-out.ts'

interface GridRowProps {
  readonly id: string
  readonly index: number
  readonly start: number
  readonly height: number
  /** Undefined while it is on its way. */
  readonly row: Values | undefined
  readonly slice: Slice
  readonly active: boolean
  /** The cell the keyboard stands on, or -1. */
  readonly column: number
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly actionsWidth: number
  readonly onOpen: (row: Values) => void
  readonly onPoint: (row: number, column: number) => void
}

/** One row: its number, the cells in sight, its buttons. */
export const GridRow = memo(function GridRow({ id, index, start, height, row, slice, active, column, actions, actionsWidth, onOpen, onPoint }: GridRowProps) {
  const text = textIn(useLang())
  return (
    <div className={classes(css.row, active && css.active, index % 2 === 1 && css.odd)} role="row" id={id} aria-rowindex={index + 2} aria-selected={active}
      style={{ top: start, height }} onClick={() => onPoint(index, Math.max(0, column))} onDoubleClick={() => { if (row) onOpen(row) }}>
      <div className={classes(css.cell, css.index)} role="gridcell" aria-colindex={1}>{index + 1}</div>
      <div style={{ width: slice.before }} role="presentation" />
      {slice.columns.slice(slice.first, slice.last + 1).map(({ field, width }, at) => {
        const { Cell } = onPage(field.kind)
        const place = slice.first + at
        return (
          <div key={field.name} className={classes(css.cell, field.numeric && css.figure, place === column && css.focus)} style={{ width }} role="gridcell" aria-colindex={place + 2} onMouseDown={() => onPoint(index, place)}>
            {row ? <span className={css.text}>{place === 0 ? <a href="#open" tabIndex={-1} onClick={(event) => { event.preventDefault(); onOpen(row) }}><Cell value={row[field.name] ?? null} field={field} text={text} /></a> : <Cell value={row[field.name] ?? null} field={field} text={text} />}</span> : <span className={css.ghost} style={{ width: `${45 + ((index * 7 + at * 13) % 40)}%` }} />}
          </div>
        )
      })}
      <div style={{ width: slice.after }} role="presentation" />
      {actionsWidth > 0 && <div className={classes(css.cell, css.actions)} style={{ width: actionsWidth }} role="gridcell" aria-colindex={slice.columns.length + 2} onDoubleClick={(event) => event.stopPropagation()}>{row && actions(row, active)}</div>}
    </div>
  )
}, (before, after) => before.row === after.row && before.active === after.active && before.column === after.column && before.start === after.start && before.height === after.height
  && before.actions === after.actions && before.actionsWidth === after.actionsWidth && sameSlice(before.slice, after.slice))

function sameSlice(one: Slice, other: Slice): boolean {
  return one.first === other.first && one.last === other.last && one.before === other.before && one.after === other.after
    && one.columns.length === other.columns.length && one.columns.every((column, at) => column.field === other.columns[at]?.field && column.width === other.columns[at]?.width)
}
