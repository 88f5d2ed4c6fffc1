import type { KeyboardEvent, MouseEvent } from 'react'
import type { Values } from '../../platform/data/record-values.ts'
import type { Place } from './grid-area.ts'
import { openCell, openNext, selectTo, type GridNow } from './grid-commands.ts'

/**
 * What hands do to the grid, heard once for all its cells: a press stands on a cell, dragging or Shift makes
 * a rectangle, Ctrl chooses the row; a press on what nobody edits here opens the record, a double press edits the rest.
 * A cell that is cut says its whole text to the pointer.
 */
export function pointerHandlersOf(now: GridNow, active: Place | null) {
  const { windows, columns, work, onOpen, point } = now
  const edit = work?.edit ?? null
  // After a rectangle was drawn the press ends in no cell.
  const opens = ({ column }: Pressed, row: Values) =>
    column !== null && !(columns[column] && edit?.allows(columns[column].field, row))
  return {
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const at = placeOf(event)
      if (!at || event.button !== 0 || within(event, '[data-editing]')) return
      if (edit?.store.getState().open) edit.close(true)
      if (event.shiftKey) event.preventDefault()
      if (!event.ctrlKey && !event.metaKey && at.column !== null) point(at.row, at.column, event.shiftKey)
    },
    onMouseMove: (event: MouseEvent<HTMLElement>) => {
      if ((event.buttons & 1) === 0 || active === null || within(event, '[data-editing]')) return
      const at = placeOf(event)
      if (at && at.column !== null && (at.row !== active.row || at.column !== active.column))
        point(at.row, at.column, true)
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const at = placeOf(event)
      const row = at && windows.row(at.row)
      if (!at || !row) return
      if (within(event, '[data-open]')) event.preventDefault()
      if (within(event, '[data-box]') || event.ctrlKey || event.metaKey) {
        if (event.shiftKey) selectTo(at.row, now)
        else work?.selection.toggle(at.row, row)
      } else if (within(event, '[data-peek]')) work?.onPeek(at.row)
      else if (!event.shiftKey && (within(event, '[data-open]') || opens(at, row))) onOpen(row)
    },
    onMouseOver: ({ target }: MouseEvent<HTMLElement>) => {
      const cell = cellOf(target)
      if (cell !== null && cell.title === '' && isCut(cell)) cell.title = cell.textContent ?? ''
    },
    onMouseOut: ({ target, relatedTarget }: MouseEvent<HTMLElement>) => {
      const cell = cellOf(target)
      // Its element shows another record as soon as somebody scrolls; what is said of an error is not ours.
      if (cell !== null && cellOf(relatedTarget) !== cell && cell.title === cell.textContent)
        cell.removeAttribute('title')
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const at = placeOf(event)
      const row = at && windows.row(at.row)
      if (!at || !row || at.column === null || within(event, '[data-editing]')) return
      openCell(columns[at.column]?.field, row, now)
    },
  }
}

function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
}

/** Whether not all of a cell's text is to be seen. */
function isCut(cell: HTMLElement): boolean {
  return [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  )
}

/** The keys of an open input that lead out of it; answers whether the event was one. */
export function onEditorKey(event: KeyboardEvent<HTMLElement>, active: Place | null, now: GridNow): boolean {
  const edit = now.work?.edit
  if (!edit || !active || !within(event, '[data-editing]')) return false
  const scroller = event.currentTarget
  if (event.key !== 'Enter' && event.key !== 'Tab' && event.key !== 'Escape') return true
  event.preventDefault()
  if (event.key !== 'Escape') edit.close(true)
  scroller.focus({ preventScroll: true })
  if (event.key === 'Tab') openNext(active, event.shiftKey ? -1 : 1, now)
  else if (event.key === 'Enter') {
    const row = Math.max(0, Math.min(now.windows.total - 1, active.row + (event.shiftKey ? -1 : 1)))
    now.point(row, active.column, false)
    now.show(row, active.column)
  }
  return true
}

/** Whether an event happened inside such an element of the grid; what a portal sends through did not. */
function within(
  { target, currentTarget }: { readonly target: EventTarget; readonly currentTarget: EventTarget },
  selector: string,
): boolean {
  const found = target instanceof Element ? target.closest(selector) : null
  return found !== null && currentTarget instanceof Node && currentTarget.contains(found)
}

interface Pressed {
  readonly row: number
  readonly column: number | null
}

function placeOf({ target, currentTarget }: MouseEvent<HTMLElement>): Pressed | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  const row = target.closest('[data-row]')?.getAttribute('data-row')
  const column = target.closest('[data-column]')?.getAttribute('data-column')
  return row == null ? null : { row: Number(row), column: column == null ? null : Number(column) }
}
