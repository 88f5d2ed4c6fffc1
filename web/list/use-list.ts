import { useCallback, useMemo, useState } from 'react'
import type { Described, DescribedList } from '../../core/described.ts'
import type { Values } from '../data/record-values.ts'
import { isSet, type RowsQuery } from '../data/rows.ts'
import { usePage } from '../shell/page.ts'
import { useSession } from '../session/session.ts'
import { rememberTop, topOf, useListState } from './list-state.ts'
import { pressed } from './sorting.ts'
import { useLayout } from './use-layout.ts'

/** A list at work: what is asked, what was remembered, how its columns stand. `fixed` filters are laid over those chosen. */
export function useList(doc: Described, list: DescribedList, fixed: Values) {
  const { path } = usePage()
  const { user } = useSession()
  const start = useMemo((): RowsQuery => ({ list: list.name, param: '', filters: {}, sort: list.sort }), [list.name, list.sort])
  const key = `amur.list.${user.userId}.${path}.${list.name}`
  const [{ query: chosen, unfolded }, change] = useListState(key, start)
  const [top] = useState(() => topOf(key))
  const query = useMemo(() => ({ ...chosen, filters: { ...chosen.filters, ...fixed } }), [chosen, fixed])
  const [counted, setCounted] = useState<{ readonly total: number; readonly approximate: boolean } | null>(null)
  const layout = useLayout(doc, list)
  const ask = useCallback((patch: Partial<RowsQuery>) => change({ query: { ...chosen, ...patch } }), [change, chosen])
  return {
    doc, list, query, chosen, unfolded, top, layout, counted,
    /** Something beside the list's own filter cuts it. */
    cut: chosen.param !== '' || Object.values(chosen.filters).some(isSet),
    onUnfold: useCallback((next: boolean) => change({ unfolded: next }), [change]),
    onSearch: useCallback((filters: Values) => ask({ filters }), [ask]),
    onParam: useCallback((param: string) => ask({ param }), [ask]),
    onSort: useCallback((name: string, several: boolean) => ask({ sort: pressed(chosen.sort, name, several) }), [ask, chosen.sort]),
    onReset: useCallback(() => change({ query: start }), [change, start]),
    onTop: useCallback((at: number) => rememberTop(key, at), [key]),
    onTotal: useCallback((total: number, approximate: boolean) => setCounted({ total, approximate }), []),
  }
}

export type ListAtWork = ReturnType<typeof useList>
