import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { dueLight } from '../../../core/description/due-light.ts'
import { shownValue } from '../../../core/description/shown-value.ts'
import { errorText } from '../../../kinds/error-text.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { useToday } from '../../platform/data/use-today.ts'
import { useLang } from '../../platform/session/language.ts'
import { isChosen } from '../actions/selection.ts'
import type { EditedRow } from '../inline-edit/inline-edit-changes.ts'
import type { InlineEdit } from '../inline-edit/inline-edit-state.ts'
import { CellEditor } from '../inline-edit/lazy-inline-edit-cell.ts'
import type { Placed, Slice } from './column-layout.ts'
import { GridCell } from './grid-cell.tsx'
import { idle, type GridInteractions } from './grid-interactions.ts'
import { LeadCells } from './row-lead-cells.tsx'
import { narrowField, narrowText } from './short-cell-text.ts'
import css from './grid.module.css'

interface GridRowProps {
  /** Beginning of the ids in this grid. */
  readonly id: string
  readonly index: number
  readonly start: number
  readonly height: number
  /** Undefined while it is on its way. */
  readonly row: Values | undefined
  /** Somebody else changed it a moment ago. */
  readonly fresh: boolean
  readonly slice: Slice
  readonly active: boolean
  /** The cell the keyboard stands on, or -1. */
  readonly column: number
  /** The columns of this row that are in the chosen rectangle; none when `from` is beyond `to`. */
  readonly from: number
  readonly to: number
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly actionsWidth: number
  readonly work: GridInteractions | null
}

/** One row: its box and number, the pinned cells, the cells in sight, its buttons. */
export const GridRow = memo(function GridRow({
  id,
  index,
  start,
  height,
  row,
  fresh,
  slice,
  active,
  column,
  from,
  to,
  actions,
  actionsWidth,
  work,
}: GridRowProps) {
  const lang = useLang()
  const text = narrowText(lang)
  const today = useToday()
  const key = row === undefined ? '' : String(row.id)
  const { chosen, edited, open } = useRowWork(work, key)
  const buttons = useMemo(() => (row ? actions(row, active) : null), [actions, row, active])
  const focus = useFocusOfLine(index, key)
  const { pinned, sliding } = slice
  const before = work ? 3 : 2
  const cell = ({ field, width, place }: Placed) => {
    if (!row)
      return (
        <div key={field.name} className={css.cell} style={{ width }} role="gridcell" aria-colindex={place + before}>
          <span className={css.ghost} style={{ width: `${45 + ((index * 7 + place * 13) % 40)}%` }} />
        </div>
      )
    const { name } = field
    if (open === name && work?.edit)
      return <CellEditor key={name} edit={work.edit} field={field} row={row} width={width} colIndex={place + before} />
    return (
      <GridCell
        key={name}
        field={narrowField(field)}
        width={width}
        text={text}
        place={place}
        colIndex={place + before}
        record={key}
        light={dueLight(field, row, today)}
        link={place === 0}
        value={
          edited?.cells[name]?.value ??
          (edited && name in edited.cells ? null : (edited?.computed[name] ?? shownValue(field, row)))
        }
        id={active && place === column ? `${id}-cell` : undefined}
        header={active && place === column ? `${id}-h${place}` : undefined}
        chosen={place >= from && place <= to}
        edited={edited !== undefined && name in edited.cells}
        error={edited && errorAt(edited, name, field.label, lang)}
      />
    )
  }
  return (
    <div
      className={joinClassNames(css.row, active && css.active, chosen && css.picked, fresh && css.fresh)}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={work ? chosen : undefined}
      style={{ top: start, height }}
      data-row={index}
      {...focus}
    >
      <div className={css.lead} role="presentation">
        <LeadCells
          index={index}
          chosen={chosen}
          trouble={edited && work?.edit ? troubleOf(edited, slice, work.edit, lang) : null}
          ready={row !== undefined}
          work={work}
        />
        {pinned.map(cell)}
      </div>
      <div
        className={joinClassNames(css.sliding, open !== null && css.raised)}
        style={{ top: start, height, left: slice.start, width: slice.width, paddingInlineStart: slice.before }}
        role="presentation"
      >
        {sliding.map(cell)}
      </div>
      {actionsWidth > 0 && (
        <div
          className={joinClassNames(css.cell, css.actions)}
          style={{ width: actionsWidth }}
          role="gridcell"
          aria-colindex={slice.columns.length + before}
        >
          {buttons}
        </div>
      )}
    </div>
  )
})

/** Whether the row is chosen, what is edited in it, and the field whose editor is open. */
function useRowWork(work: GridInteractions | null, key: string) {
  const chosen = useStore(
    work?.selection.store ?? idle.selection,
    useCallback((state) => isChosen(state, key), [key]),
  )
  const edited = useStore(
    work?.edit?.store ?? idle.edits,
    useCallback(({ edits }) => edits.get(key), [key]),
  )
  const open = useStore(
    work?.edit?.store ?? idle.edits,
    useCallback(({ open: at }) => (at?.id === key ? at.field : null), [key]),
  )
  return { chosen, edited, open }
}

/**
 * The elements of a line that has left show another one, or nothing yet: what had the focus there must not act on it.
 */
function useFocusOfLine(index: number, key: string) {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (focused.current) ref.current?.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
  }, [index, key])
  return {
    ref,
    onFocus: () => {
      focused.current = true
    },
    onBlur: () => {
      focused.current = false
    },
  }
}

function errorAt(
  { errors, refused }: EditedRow,
  name: string,
  label: string,
  lang: Parameters<typeof errorText>[2],
): string | undefined {
  const error = errors[name]
  return refused[name] ?? (error && errorText(error, label, lang))
}

/** Why the row as a whole cannot be saved; what is wrong in a column that is not shown is said here too. */
function troubleOf(
  { trouble, errors, refused }: EditedRow,
  { columns }: Slice,
  { labelOf }: InlineEdit,
  lang: Parameters<typeof errorText>[2],
): string | null {
  const unseen = [...Object.keys(errors), ...Object.keys(refused)].find(
    (name) => !columns.some(({ field }) => field.name === name),
  )
  if (trouble !== null || unseen === undefined) return trouble
  const error = errors[unseen]
  return refused[unseen] ?? (error ? errorText(error, labelOf(unseen), lang) : null)
}
