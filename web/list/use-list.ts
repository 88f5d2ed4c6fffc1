import { useCallback, useMemo, useState } from 'react'
import type { Described, DescribedList } from '../../core/description/described-document.ts'
import { isSet, type RowsQuery } from '../platform/data/read-rows.ts'
import type { Values } from '../platform/data/record-values.ts'
import { usePage } from '../platform/page/page-context.ts'
import { useSession } from '../platform/session/session.ts'
import { useListActs } from './actions/use-list-actions.ts'
import { useLayout } from './columns/use-layout.ts'
import { useOwnLayout } from './columns/use-own-layout.ts'
import { addressOf, askedPart, readAsked } from './filters/filter-address.ts'
import { useAddressed } from './filters/use-filter-address.ts'
import { rememberTop, topOf, useListState } from './list-state.ts'
import { useShownAs } from './view-type/use-view-type.ts'
import type { ViewsAtWork } from './views/use-list-views.ts'
import { useFollowedView } from './views/use-view-in-address.ts'

/**
 * A list at work: what is asked, what was remembered, how its columns stand. The filters `given` are laid over those
 * chosen; a list without views keeps its columns in this browser.
 */
export function useList(
  doc: Described,
  list: DescribedList,
  given: Values,
  views: ViewsAtWork | null = null,
  addressed = false,
) {
  const fixed = useSteady(given)
  const { path, query: address } = usePage()
  const { user } = useSession()
  const start = useMemo(
    (): RowsQuery => ({ list: list.name, param: '', filters: {}, sort: list.sort }),
    [list.name, list.sort],
  )
  const key = `amur.list.${user.userId}.${path}.${doc.name}.${list.name}`
  const [told] = useState(() => (addressed ? askedPart(doc, fixed, address) : ''))
  const [{ query: chosen, unfolded, view, followed }, change] = useListState(key, start, (kept) =>
    told === '' ? kept : { ...kept, query: { ...kept.query, ...readAsked(doc, told) } },
  )
  const [top] = useState(() => topOf(key))
  const query = useMemo(() => ({ ...chosen, filters: { ...chosen.filters, ...fixed } }), [chosen, fixed])
  const [counted, setCounted] = useState<{ readonly total: number; readonly approximate: boolean } | null>(null)
  const own = useKeptLayout(doc, list, views)
  const { onAddress, changeView, ...acts } = useListActs(change, start)
  const layout = useLayout(doc, list, view ? { layout: view.layout, change: changeView } : own)
  const { shown, onShown } = useShownAs(list, layout)
  const asked = views ? (address.get('view') ?? '') : ''
  useFollowedView({ doc, views, followed, asked, told, start, change })
  const standing = views?.known?.views.find(({ id }) => id === view?.id) ?? null
  const mine = addressOf(chosen)
  // What a view asks by itself its name tells.
  const beside = standing !== null && mine === addressOf(standing.content) ? '' : mine
  const readable = addressed && (view === null || views?.known !== undefined)
  useAddressed(doc, fixed, readable ? beside : null, onAddress)
  const onTop = useCallback((at: number) => rememberTop(key, at), [key])
  const onTotal = useCallback((total: number, approximate: boolean) => setCounted({ total, approximate }), [])
  return {
    doc,
    list,
    fixed,
    query,
    chosen,
    unfolded,
    top,
    layout,
    /** What its rows are shown as. */
    shown,
    onShown,
    counted,
    views,
    /** The saved view the list stands in. */
    view: standing,
    gone: isGone(views, asked),
    /** Something beside the list's own filter cuts it. */
    cut: chosen.param !== '' || Object.values(chosen.filters).some(isSet),
    ...acts,
    onTop,
    onTotal,
  }
}

export type ListAtWork = ReturnType<typeof useList>

/**
 * The same object for as long as it says the same: who reads again what his filters come from asks no other question.
 */
function useSteady(given: Values): Values {
  const [held, hold] = useState(given)
  const same = held === given || JSON.stringify(held) === JSON.stringify(given)
  if (!same) hold(given)
  return same ? held : given
}

/** Columns as this person keeps them: with his views on the server, without in this browser. */
function useKeptLayout(doc: Described, list: DescribedList, views: ViewsAtWork | null) {
  const { user } = useSession()
  const keeper = useMemo(
    () =>
      views ? { known: views.known === undefined ? undefined : views.known.layout, send: views.sendLayout } : null,
    [views],
  )
  return useOwnLayout(`amur.columns.${user.userId}.${doc.module}.${doc.name}.${list.name}`, keeper)
}

/** The address asks for a view that is not offered to this person, or no longer. */
function isGone(views: ViewsAtWork | null, asked: string): boolean {
  if (asked === '' || asked === 'none' || views?.known === undefined) return false
  return !views.known.views.some(({ id }) => id === asked)
}
