import { useCallback, useState } from 'react'
import type { RowsQuery } from '../data/rows.ts'

/** What a list remembers through a reload and while its tab lives. */
export interface ListState {
  readonly query: RowsQuery
  readonly unfolded: boolean
}

/** State kept under a key in this tab of the browser; filters and sorting stand as they were. */
export function useListState(key: string, start: RowsQuery): readonly [ListState, (patch: Partial<ListState>) => void] {
  const [state, setState] = useState<ListState>(() => {
    const stored = read(key)
    return isState(stored) ? stored : { query: start, unfolded: false }
  })
  const change = useCallback((patch: Partial<ListState>) => setState((now) => {
    const next = { ...now, ...patch }
    write(key, next)
    return next
  }), [key])
  return [state, change]
}

/** The first row in sight when the list was left. */
export function topOf(key: string): number {
  const top = read(`${key}.top`)
  return typeof top === 'number' && top > 0 ? top : 0
}

/** Remembers the first row in sight; scrolling reports every row, storing is for when it rests. */
export function rememberTop(key: string, top: number): void {
  clearTimeout(timers.get(key))
  timers.set(key, setTimeout(() => write(`${key}.top`, top), 250))
}

const timers = new Map<string, ReturnType<typeof setTimeout>>()

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be forbidden or full; the list works as well without.
  }
}

function isState(stored: unknown): stored is ListState {
  return typeof stored === 'object' && stored !== null && 'query' in stored && typeof stored.query === 'object' && stored.query !== null
    && 'sort' in stored.query && Array.isArray(stored.query.sort) && 'filters' in stored.query && 'unfolded' in stored
}
