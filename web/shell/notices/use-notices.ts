import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/client.ts'
import { askCounts } from '../menu-counts.ts'
import type { NoticePage } from './notice.ts'

const size = 20

/** How many notices wait to be read; kept live by events. */
export function useUnread(): number {
  const { data } = useQuery({ queryKey: ['notice', 'unread'], queryFn: () => askCounts(['unread']) })
  return data?.['unread'] ?? 0
}

/** The caller's notices, newest first, page after page; of one sort, or of all. */
export function useNotices(unreadOnly: boolean, tab = '') {
  return useInfiniteQuery({
    queryKey: ['notice', 'page', unreadOnly, tab],
    queryFn: ({ pageParam }) =>
      http.get<NoticePage>('/api/notice/page', {
        query: { page: pageParam, size, unread: unreadOnly ? '1' : null, tab: tab === '' ? null : tab },
        // Where there are none yet the list itself says why.
        quiet: pageParam === 1,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * size < last.totalElements ? pages.length + 1 : undefined),
  })
}

/** How many notices of each sort wait to be read. */
export function useUnreadByTab(): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['notice', 'counts'],
    queryFn: () => http.get<Readonly<Record<string, number>>>('/api/notice/counts', { quiet: true }),
  })
  return data ?? {}
}

/** Marks all notices of one sort as read. */
export function useReadTab() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tab: string) => http.form('/api/notice/read', { all: '1', tab }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notice'] }),
  })
}

/** Marks notices as read: some, or all of them. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      http.form('/api/notice/read', ids === 'all' ? { all: '1' } : { ids }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notice'] }),
  })
}
