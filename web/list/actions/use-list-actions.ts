import { useCallback } from 'react'
import type { ListLayout } from '../../../core/description/list-layout.ts'
import type { ListView } from '../../../core/description/list-view.ts'
import type { Json } from '../../../core/values/json.ts'
import { isSet, type RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { ListState } from '../list-state.ts'
import { pressed } from '../sorting/sorting.ts'
import { applyView } from '../views/apply-view.ts'

/** What the parts of a list ask of it; every function stays the same while the list does. */
export function useListActs(change: (to: (now: ListState) => ListState) => void, start: RowsQuery) {
  const ask = useCallback(
    (patch: (now: RowsQuery) => Partial<RowsQuery>) =>
      change((now) => ({ ...now, query: { ...now.query, ...patch(now.query) } })),
    [change],
  )
  return {
    /** The columns of the view the list stands in. */
    changeView: useCallback(
      (to: (now: ListLayout) => ListLayout) =>
        change((now) => (now.view ? { ...now, view: { ...now.view, layout: to(now.view.layout) } } : now)),
      [change],
    ),
    onAddress: useCallback((to: Partial<RowsQuery>) => ask(() => to), [ask]),
    onUnfold: useCallback((next: boolean) => change((now) => ({ ...now, unfolded: next })), [change]),
    onSearch: useCallback((filters: Values) => ask(() => ({ filters })), [ask]),
    onFilter: useCallback(
      (name: string, value: Json) => ask(({ filters }) => ({ filters: withFilter(filters, name, value) })),
      [ask],
    ),
    onParam: useCallback((param: string) => ask(() => ({ param })), [ask]),
    onSort: useCallback(
      (name: string, several: boolean) => ask(({ sort }) => ({ sort: pressed(sort, name, several) })),
      [ask],
    ),
    onOrder: useCallback((sort: readonly string[]) => ask(() => ({ sort })), [ask]),
    onGroup: useCallback((group: readonly string[]) => ask(() => ({ group })), [ask]),
    onReset: useCallback(() => ask(({ sort, group = [] }) => ({ ...start, sort, group })), [ask, start]),
    /** Stands the list in a view, or as everybody has it. */
    onView: useCallback(
      (to: ListView | null) => change((now) => applyView(now, to, to?.id ?? 'none', start)),
      [change, start],
    ),
  }
}

function withFilter(filters: Values, name: string, value: Json): Values {
  const rest = Object.entries(filters).filter(([one]) => one !== name)
  return Object.fromEntries(isSet(value) ? [...rest, [name, value]] : rest)
}
