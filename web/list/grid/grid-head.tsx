import { Fragment, memo, useState, type PointerEvent } from 'react'
import { useStore } from 'zustand'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { sortOf } from '../sorting/sorting.ts'
import { listWords } from '../words.ts'
import type { Placed, Slice } from './column-layout.ts'
import { idle, type GridInteractions } from './grid-interactions.ts'
import { gridWords } from './grid-words.ts'
import { labelWords } from './label-line-breaks.ts'
import css from './grid.module.css'

interface GridHeadProps {
  readonly slice: Slice
  readonly sort: readonly string[]
  readonly onSort: (name: string, several: boolean) => void
  /** Puts one column where another stands. */
  readonly onMove: (name: string, onto: string) => void
  /** The pointer takes hold of the edge of a column; a double press there gives the column its usual width. */
  readonly onEdge: (name: string, event: PointerEvent<HTMLElement>) => void
  readonly onReset: (name: string) => void
  readonly actionsWidth: number
  /** The column the keyboard stands on, when it stands in the header. */
  readonly focused: number | null
  readonly id: string
  readonly work: GridInteractions | null
}

const narrowActions = 60 // px, a menu's

/** The header row: a press sorts, the edge widens, dragging moves a column. */
export const GridHead = memo(function GridHead({
  slice,
  sort,
  onSort,
  onMove,
  onEdge,
  onReset,
  actionsWidth,
  focused,
  id,
  work,
}: GridHeadProps) {
  const t = useWords()
  const [dragged, setDragged] = useState<string | null>(null)
  const [onto, setOnto] = useState<string | null>(null)
  const { pinned, sliding } = slice
  const before = work ? 3 : 2
  const end = () => {
    setDragged(null)
    setOnto(null)
  }
  const title = ({ field, width, place }: Placed) => {
    const { order, place: rank } = sortOf(sort, field.name)
    // Only the label is taken by the pointer to move the column: its edge makes it wider.
    const held = { draggable: true, onDragStart: () => setDragged(field.name), onDragEnd: end }
    return (
      <div
        key={field.name}
        id={`${id}-h${place}`}
        className={joinClassNames(
          css.cell,
          css.title,
          field.numeric && css.figure,
          focused === place && css.focus,
          onto === field.name && dragged !== field.name && css.onto,
        )}
        style={{ width }}
        role="columnheader"
        aria-colindex={place + before}
        aria-sort={field.sortable ? order : undefined}
        aria-label={field.label}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight"
        onDragOver={(event) => {
          event.preventDefault()
          setOnto(field.name)
        }}
        onDrop={() => {
          if (dragged !== null) onMove(dragged, field.name)
          end()
        }}
      >
        {field.sortable ? (
          <button
            type="button"
            tabIndex={-1}
            title={`${field.label}\n${t(gridWords.headHint)}`}
            {...held}
            onClick={(event) => onSort(field.name, event.shiftKey)}
          >
            <Label text={field.label} />
            <i className={joinClassNames(css.sort, css[order])} aria-hidden="true">
              {order !== 'none' && sort.length > 1 && <b>{rank}</b>}
            </i>
          </button>
        ) : (
          <span className={css.label} title={`${field.label}\n${t(gridWords.moveHint)}`} {...held}>
            <Label text={field.label} />
          </span>
        )}
        <span
          className={css.edge}
          aria-hidden="true"
          onPointerDown={(event) => onEdge(field.name, event)}
          onDoubleClick={() => onReset(field.name)}
        />
      </div>
    )
  }
  return (
    <div className={css.head} role="row" aria-rowindex={1}>
      <div className={css.lead} role="presentation">
        {work && <AllBox work={work} />}
        <div className={joinClassNames(css.cell, css.index)} role="columnheader" aria-colindex={before - 1}>
          {t(listWords.index)}
        </div>
        {pinned.map(title)}
      </div>
      <div style={{ width: slice.before, flex: 'none' }} role="presentation" />
      {sliding.map(title)}
      {actionsWidth > 0 && <ActionsTitle width={actionsWidth} colIndex={slice.columns.length + before} />}
    </div>
  )
})

function ActionsTitle({ width, colIndex }: { readonly width: number; readonly colIndex: number }) {
  const t = useWords()
  return (
    <div
      className={joinClassNames(css.cell, css.actions)}
      style={{ width }}
      role="columnheader"
      aria-colindex={colIndex}
      aria-label={t(listWords.actions)}
    >
      {width > narrowActions && t(listWords.actions)}
    </div>
  )
}

/** Chooses all that the list finds, or nothing. */
function AllBox({ work }: { readonly work: GridInteractions }) {
  const t = useWords()
  const state = useStore(work.selection.store ?? idle.selection)
  const some = state.all ? state.except.size > 0 : state.rows.size > 0
  const whole = state.all && state.except.size === 0
  return (
    <div className={joinClassNames(css.cell, css.box)} role="columnheader" aria-colindex={1}>
      <input
        type="checkbox"
        tabIndex={-1}
        checked={whole}
        aria-label={t(gridWords.chooseAll)}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        onChange={() => {
          if (whole || some) work.selection.clear()
          else work.selection.everything()
        }}
      />
    </div>
  )
}

/** A label whose lines end between words. */
function Label({ text }: { readonly text: string }) {
  return (
    <span>
      {labelWords(text).map((word, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  )
}
