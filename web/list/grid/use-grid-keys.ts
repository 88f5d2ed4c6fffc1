import { useCallback, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { areaOf, type Place } from './grid-area.ts'

/** What a key asks of the cell or the rows it stands on. */
export type Command =
  | 'open'
  | 'edit'
  | 'toggle'
  | 'range'
  | 'all'
  | 'undo'
  | 'fill'
  | 'clear'
  | 'peek'
  | 'nextWrong'
  | 'save'
  | 'leave'

interface GridKeys {
  readonly total: number
  readonly columns: number
  /** Rows of one screen. */
  readonly page: number
  readonly show: (row: number, column: number) => void
  readonly command: (command: Command, at: Place) => void
  readonly sort: (column: number, several: boolean) => void
  /** Moves a column one place, or makes it wider by one step. */
  readonly move: (column: number, by: -1 | 1) => void
  readonly widen: (column: number, by: -1 | 1) => void
}

/**
 * The keyboard of a grid: arrows, PageUp and PageDown, Home and End (with Ctrl: of the whole list); Shift makes a
 * range.
 */
export function useGridKeys(grid: GridKeys) {
  const [{ active, anchor }, setPlaces] = useState<{ readonly active: Place | null; readonly anchor: Place | null }>({
    active: null,
    anchor: null,
  })
  const point = useCallback(
    (row: number, column: number, extend: boolean) =>
      setPlaces((now) => ({ active: { row, column }, anchor: extend && now.anchor ? now.anchor : { row, column } })),
    [],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const at = active ?? { row: -1, column: 0 }
    if (at.row < 0 && onHeader(event, at.column, grid)) return
    const command = at.row < 0 ? headerCommand(event) : commandOf(event)
    if (command) {
      event.preventDefault()
      grid.command(command, at)
      return
    }
    const next = moved(at, event.key, isControl(event), grid)
    if (!next) return
    event.preventDefault()
    point(next.row, next.column, event.shiftKey && next.row >= 0)
    if (next.row >= 0) grid.show(next.row, next.column)
  }
  return { active, area: active && anchor && active.row >= 0 ? areaOf(anchor, active) : null, point, onKeyDown }
}

/** The place a key leads to, or null for a key that moves nothing. */
export function moved(
  { row, column }: Place,
  key: string,
  ctrl: boolean,
  { total, columns, page }: Pick<GridKeys, 'total' | 'columns' | 'page'>,
): Place | null {
  const last = total - 1
  const to = (nextRow: number, nextColumn = column): Place => ({
    row: Math.max(-1, Math.min(last, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  })
  if (key === 'ArrowDown') return to(ctrl ? last : row + 1)
  if (key === 'ArrowUp') return to(ctrl ? 0 : row - 1)
  if (key === 'ArrowRight') return to(row, ctrl ? columns - 1 : column + 1)
  if (key === 'ArrowLeft') return to(row, ctrl ? 0 : column - 1)
  if (key === 'PageDown') return to(row + page)
  if (key === 'PageUp') return to(Math.max(0, row - page))
  if (key === 'Home') return ctrl ? to(0, 0) : to(row, 0)
  if (key === 'End') return ctrl ? to(last, columns - 1) : to(row, columns - 1)
  return null
}

type Key = Pick<KeyboardEvent<HTMLElement>, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a key asks for beside moving; letters are told by their place on the keyboard, whatever it writes. */
export function commandOf(event: Key): Command | null {
  const { key, code, shiftKey, altKey } = event
  if (altKey) return null
  if (isControl(event)) return controlled[code] ?? null
  if (key === ' ') return shiftKey ? 'range' : 'toggle'
  if (code === 'KeyP') return 'peek'
  return plain[key] ?? null
}

const controlled: Readonly<Record<string, Command>> = { KeyA: 'all', KeyZ: 'undo', KeyD: 'fill', KeyS: 'save' }
const plain: Readonly<Record<string, Command>> = {
  Enter: 'open',
  F2: 'edit',
  F8: 'nextWrong',
  Delete: 'clear',
  Escape: 'leave',
}

function headerCommand(event: Key): Command | null {
  const command = commandOf(event)
  return command === 'all' || command === 'save' || command === 'undo' || command === 'nextWrong' ? command : null
}

function onHeader(event: KeyboardEvent<HTMLElement>, column: number, grid: GridKeys): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (event.key === 'Enter' || event.key === ' ') grid.sort(column, event.shiftKey)
  else if ((by === 1 || by === -1) && event.altKey) grid.move(column, by)
  else if ((by === 1 || by === -1) && event.shiftKey) grid.widen(column, by)
  else return false
  event.preventDefault()
  return true
}

function isControl({ ctrlKey, metaKey }: Pick<Key, 'ctrlKey' | 'metaKey'>): boolean {
  return ctrlKey || metaKey
}
