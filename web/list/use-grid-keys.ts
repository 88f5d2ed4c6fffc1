import { useCallback, useState } from 'react'
import type { KeyboardEvent } from 'react'

/** Where the keyboard stands; row -1 is the header. */
export interface Place {
  readonly row: number
  readonly column: number
}

interface GridKeys {
  readonly total: number
  readonly columns: number
  /** Rows of one screen. */
  readonly page: number
  readonly show: (row: number, column: number) => void
  readonly open: (row: number) => void
  readonly sort: (column: number, several: boolean) => void
}

/** The keyboard of a grid: arrows, PageUp and PageDown, Home and End (with Ctrl: of the whole list), Enter. */
export function useGridKeys(grid: GridKeys) {
  const [active, setActive] = useState<Place | null>(null)
  const point = useCallback((row: number, column: number) => setActive({ row, column }), [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' && active) {
      if (active.row < 0) grid.sort(active.column, event.shiftKey)
      else grid.open(active.row)
      return
    }
    const next = moved(active ?? { row: -1, column: 0 }, event.key, event.ctrlKey, grid)
    if (!next) return
    event.preventDefault()
    setActive(next)
    if (next.row >= 0) grid.show(next.row, next.column)
  }
  return { active, point, onKeyDown }
}

/** The place a key leads to, or null for a key that moves nothing. */
export function moved({ row, column }: Place, key: string, ctrl: boolean, { total, columns, page }: Pick<GridKeys, 'total' | 'columns' | 'page'>): Place | null {
  const last = total - 1
  const to = (nextRow: number, nextColumn = column): Place => ({ row: Math.max(-1, Math.min(last, nextRow)), column: Math.max(0, Math.min(columns - 1, nextColumn)) })
  if (key === 'ArrowDown') return to(row + 1)
  if (key === 'ArrowUp') return to(row - 1)
  if (key === 'ArrowRight') return to(row, column + 1)
  if (key === 'ArrowLeft') return to(row, column - 1)
  if (key === 'PageDown') return to(row + page)
  if (key === 'PageUp') return to(Math.max(0, row - page))
  if (key === 'Home') return ctrl ? to(0, 0) : to(row, 0)
  if (key === 'End') return ctrl ? to(last, columns - 1) : to(row, columns - 1)
  return null
}
