import { useCallback, useState } from 'react'
import { layoutOf, type ListLayout } from '../../core/description/list-layout.ts'
import type { RowsQuery } from '../platform/data/read-rows.ts'

/** What a list remembers through a reload and while its tab lives. */
export interface ListState {
  readonly query: RowsQuery
  readonly unfolded: boolean
  /** The saved view it stands in, and that view's columns as they are now; null outside of any. */
  readonly view: { readonly id: string; readonly layout: ListLayout } | null
  /** What the address asked for when it was last followed; null while nothing was. */
  readonly followed: string | null
}

/** State kept under a key in this tab of the browser; conditions and order stand as they were. */
export function useListState(
  key: string,
  start: RowsQuery,
  begin: (kept: ListState) => ListState,
): readonly [ListState, (to: (now: ListState) => ListState) => void] {
  const [state, setState] = useState<ListState>(() =>
    begin(stateOf(read(key)) ?? { query: start, unfolded: false, view: null, followed: null }),
  )
  const change = useCallback(
    (to: (now: ListState) => ListState) =>
      setState((now) => {
        const next = to(now)
        if (next !== now) write(key, next)
        return next
      }),
    [key],
  )
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
  timers.set(
    key,
    setTimeout(() => write(`${key}.top`, top), 250),
  )
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

function stateOf(stored: unknown): ListState | null {
  if (typeof stored !== 'object' || stored === null || !('query' in stored) || !isQuery(stored.query)) return null
  return {
    query: stored.query,
    unfolded: 'unfolded' in stored && stored.unfolded === true,
    view: viewOf('view' in stored ? stored.view : null),
    followed: 'followed' in stored && typeof stored.followed === 'string' ? stored.followed : null,
  }
}

function isQuery(stored: unknown): stored is RowsQuery {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'list' in stored &&
    'param' in stored &&
    typeof stored.param === 'string' &&
    'sort' in stored &&
    Array.isArray(stored.sort) &&
    'filters' in stored &&
    typeof stored.filters === 'object' &&
    stored.filters !== null
  )
}

function viewOf(stored: unknown): ListState['view'] {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || typeof stored.id !== 'string') return null
  const layout = layoutOf('layout' in stored ? stored.layout : null)
  return layout === null ? null : { id: stored.id, layout }
}
