import { useEffect } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { ListView } from '../../../core/description/list-view.ts'
import { isSet, type RowsQuery } from '../../platform/data/read-rows.ts'
import { readAsked } from '../filters/filter-address.ts'
import type { ListState } from '../list-state.ts'
import { applyView } from './apply-view.ts'
import type { ViewsAtWork } from './use-list-views.ts'

interface Followed {
  readonly doc: Described
  readonly views: ViewsAtWork | null
  readonly followed: string | null
  /** The view that the address asks for. */
  readonly asked: string
  /** The filters that the address asked for at first. */
  readonly told: string
  readonly start: RowsQuery
  readonly change: (to: (now: ListState) => ListState) => void
}

/** Stands the list in the view that the address asks for, or in this person's usual one. */
export function useFollowedView({ doc, views, followed, asked, told, start, change }: Followed): void {
  useEffect(() => {
    if (views?.known === undefined || followed === asked) return
    const { views: offered } = views.known
    const also = told === '' ? {} : readAsked(doc, told)
    const wanted = offered.find(({ id, usual }) => (asked === '' ? usual : id === asked)) ?? null
    change((now) => {
      const next = followedTo(now, wanted, asked, start)
      return now.followed === null ? { ...next, query: { ...next.query, ...also } } : next
    })
  }, [views, followed, asked, start, change, told, doc])
}

/**
 * The list after the address asked for a view; what somebody has already asked of it is not thrown away for his usual
 * one.
 */
function followedTo(now: ListState, to: ListView | null, asked: string, start: RowsQuery): ListState {
  const untouched = now.query === start || (now.query.param === '' && !Object.values(now.query.filters).some(isSet))
  if (asked === '' && now.view === null && (to === null || !untouched)) return { ...now, followed: asked }
  return applyView(now, to, asked, start)
}
