import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Described, DescribedList } from '../../core/described.ts'
import type { Json } from '../../core/json.ts'
import type { ListLayout } from '../../core/list-layout.ts'
import type { ListView } from '../../core/list-view.ts'
import type { Values } from '../data/record-values.ts'
import { isSet, type RowsQuery } from '../data/rows.ts'
import { useSession } from '../session/session.ts'
import { usePage } from '../shell/page.ts'
import { addressOf, askedPart, readAsked } from './address.ts'
import { rememberTop, topOf, useListState, type ListState } from './list-state.ts'
import { useOwnLayout } from './own-layout.ts'
import { pressed } from './sorting.ts'
import { useAddressed } from './use-addressed.ts'
import { useLayout } from './use-layout.ts'
import { queryOf } from './views-content.ts'
import type { ViewsAtWork } from './views-data.ts'

/** A list at work: what is asked, what was remembered, how its columns stand. `fixed` filters are laid over those chosen; a list without views keeps its columns in this browser. */
export function useList(
  doc: Described,
  list: DescribedList,
  fixed: Values,
  views: ViewsAtWork | null = null,
  addressed = false,
) {
  const { path, query: address } = usePage()
  const { user } = useSession()
  const start = useMemo(
    (): RowsQuery => ({ list: list.name, param: '', filters: {}, sort: list.sort }),
    [list.name, list.sort],
  )
  const key = `amur.list.${user.userId}.${path}.${list.name}`
  const [told] = useState(() => (addressed ? askedPart(doc, fixed, address) : ''))
  const [{ query: chosen, unfolded, view, followed }, change] = useListState(key, start, (kept) =>
    told === '' ? kept : { ...kept, query: { ...kept.query, ...readAsked(doc, told) } },
  )
  const [top] = useState(() => topOf(key))
  const query = useMemo(() => ({ ...chosen, filters: { ...chosen.filters, ...fixed } }), [chosen, fixed])
  const [counted, setCounted] = useState<{ readonly total: number; readonly approximate: boolean } | null>(null)
  const keeper = useMemo(
    () =>
      views ? { known: views.known === undefined ? undefined : views.known.layout, send: views.sendLayout } : null,
    [views],
  )
  const own = useOwnLayout(`amur.columns.${user.userId}.${doc.module}.${doc.name}.${list.name}`, keeper)
  const changeView = useCallback(
    (to: (now: ListLayout) => ListLayout) =>
      change((now) => (now.view ? { ...now, view: { ...now.view, layout: to(now.view.layout) } } : now)),
    [change],
  )
  const layout = useLayout(doc, list, view ? { layout: view.layout, change: changeView } : own)
  const ask = useCallback(
    (patch: (now: RowsQuery) => Partial<RowsQuery>) =>
      change((now) => ({ ...now, query: { ...now.query, ...patch(now.query) } })),
    [change],
  )
  const asked = views ? (address.get('view') ?? '') : ''
  useEffect(() => {
    if (views?.known === undefined || followed === asked) return
    const { views: offered } = views.known
    const also = told === '' ? {} : readAsked(doc, told)
    change((now) => {
      const next = followedTo(
        now,
        offered.find(({ id, usual }) => (asked === '' ? usual : id === asked)) ?? null,
        asked,
        start,
      )
      return now.followed === null ? { ...next, query: { ...next.query, ...also } } : next
    })
  }, [views, followed, asked, start, change, told, doc])
  const standing = views?.known?.views.find(({ id }) => id === view?.id) ?? null
  const mine = addressOf(chosen)
  // What a view asks by itself its name tells.
  const beside = standing !== null && mine === addressOf(standing.content) ? '' : mine
  useAddressed(
    doc,
    fixed,
    addressed && (view === null || views?.known !== undefined) ? beside : null,
    useCallback((to) => ask(() => to), [ask]),
  )
  return {
    doc,
    list,
    fixed,
    query,
    chosen,
    unfolded,
    top,
    layout,
    counted,
    views,
    /** The saved view the list stands in. */
    view: standing,
    /** The address asks for a view that is not offered to this person, or no longer. */
    gone:
      asked !== '' &&
      asked !== 'none' &&
      views?.known !== undefined &&
      !views.known.views.some(({ id }) => id === asked),
    /** Something beside the list's own filter cuts it. */
    cut: chosen.param !== '' || Object.values(chosen.filters).some(isSet),
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
      (to: ListView | null) => change((now) => stoodIn(now, to, to?.id ?? 'none', start)),
      [change, start],
    ),
    onTop: useCallback((at: number) => rememberTop(key, at), [key]),
    onTotal: useCallback((total: number, approximate: boolean) => setCounted({ total, approximate }), []),
  }
}

export type ListAtWork = ReturnType<typeof useList>

function withFilter(filters: Values, name: string, value: Json): Values {
  const rest = Object.entries(filters).filter(([one]) => one !== name)
  return Object.fromEntries(isSet(value) ? [...rest, [name, value]] : rest)
}

/** The list after the address asked for a view; what somebody has already asked of it is not thrown away for his usual one. */
function followedTo(now: ListState, to: ListView | null, asked: string, start: RowsQuery): ListState {
  const untouched = now.query === start || (now.query.param === '' && !Object.values(now.query.filters).some(isSet))
  if (asked === '' && now.view === null && (to === null || !untouched)) return { ...now, followed: asked }
  return stoodIn(now, to, asked, start)
}

function stoodIn(now: ListState, to: ListView | null, asked: string, start: RowsQuery): ListState {
  if (to === null) return { ...now, query: start, view: null, followed: asked }
  return {
    ...now,
    query: queryOf(start.list, to.content, start.sort),
    view: { id: to.id, layout: to.content.layout },
    followed: asked,
  }
}
