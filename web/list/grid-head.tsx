import { memo, useState } from 'react'
import { useStore } from 'zustand'
import { classes } from '../../ui/classes.ts'
import { useWords } from '../session/use-words.ts'
import css from './grid.module.css'
import { idle, type GridWork } from './grid-work.ts'
import { gridWords } from './grid-words.ts'
import type { Placed, Slice } from './laid-out.ts'
import { sortOf } from './sorting.ts'
import type { useLayout } from './use-layout.ts'
import { listWords } from './words.ts'

interface GridHeadProps {
  readonly slice: Slice
  readonly table: ReturnType<typeof useLayout>['table']
  readonly sort: readonly string[]
  readonly onSort: (name: string, several: boolean) => void
  /** Puts one column where another stands. */
  readonly onMove: (name: string, onto: string) => void
  readonly actionsWidth: number
  /** The column the keyboard stands on, when it stands in the header. */
  readonly focused: number | null
  readonly id: string
  readonly work: GridWork | null
}

/** The header row: a press sorts, the edge widens, dragging moves a column. */
export const GridHead = memo(function GridHead({ slice, table, sort, onSort, onMove, actionsWidth, focused, id, work }: GridHeadProps) {
  const t = useWords()
  const [dragged, setDragged] = useState<string | null>(null)
  const [onto, setOnto] = useState<string | null>(null)
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const { pinned, sliding } = slice
  const before = work ? 3 : 2
  const end = () => { setDragged(null); setOnto(null) }
  const title = ({ field, width, place }: Placed) => {
    const { order, place: rank } = sortOf(sort, field.name)
    const header = headers.find((one) => one.column.id === field.name)
    return (
      <div key={field.name} id={`${id}-h${place}`} className={classes(css.cell, css.title, field.numeric && css.figure, focused === place && css.focus, onto === field.name && dragged !== field.name && css.onto)} style={{ width }} role="columnheader"
        aria-colindex={place + before} aria-sort={field.sortable ? order : undefined} aria-label={field.label} aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight" draggable
        onDragStart={() => setDragged(field.name)} onDragOver={(event) => { event.preventDefault(); setOnto(field.name) }} onDrop={() => { if (dragged !== null) onMove(dragged, field.name); end() }} onDragEnd={end}>
        {field.sortable
          ? <button type="button" tabIndex={-1} title={t(gridWords.headHint)} onClick={(event) => onSort(field.name, event.shiftKey)}>
              <span>{field.label}</span>
              <i className={classes(css.sort, css[order])} aria-hidden="true">{order !== 'none' && sort.length > 1 && <b>{rank}</b>}</i>
            </button>
          : <span title={`${field.label}\n${t(gridWords.moveHint)}`}>{field.label}</span>}
        {header && <span className={css.edge} aria-hidden="true" draggable onDragStart={(event) => { event.preventDefault(); event.stopPropagation() }}
          onMouseDown={header.getResizeHandler()} onTouchStart={header.getResizeHandler()} onDoubleClick={() => header.column.resetSize()} />}
      </div>
    )
  }
  return (
    <div className={css.head} role="row" aria-rowindex={1}>
      <div className={css.lead} role="presentation">
        {work && <AllBox work={work} />}
        <div className={classes(css.cell, css.index)} role="columnheader" aria-colindex={before - 1}>{t(listWords.index)}</div>
        {pinned.map(title)}
      </div>
      <div style={{ width: slice.before, flex: 'none' }} role="presentation" />
      {sliding.map(title)}
      {actionsWidth > 0 && <div className={classes(css.cell, css.actions)} style={{ width: actionsWidth }} role="columnheader" aria-colindex={slice.columns.length + before}>{t(listWords.actions)}</div>}
    </div>
  )
})

/** Chooses all that the list finds, or nothing. */
function AllBox({ work }: { readonly work: GridWork }) {
  const t = useWords()
  const state = useStore(work.selection.store ?? idle.selection)
  const some = state.all ? state.except.size > 0 : state.rows.size > 0
  const whole = state.all && state.except.size === 0
  return (
    <div className={classes(css.cell, css.box)} role="columnheader" aria-colindex={1}>
      <input type="checkbox" tabIndex={-1} checked={whole} aria-label={t(gridWords.chooseAll)} ref={(box) => { if (box) box.indeterminate = some }}
        onChange={() => { if (whole || some) work.selection.clear(); else work.selection.everything() }} />
    </div>
  )
}
