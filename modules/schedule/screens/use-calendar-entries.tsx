import { useQuery } from '@tanstack/react-query'
import { http, queryClient, useLang } from '../../../web/module-api.ts'
import type { Shown, WholeEntry } from '../calendar-entry-types.ts'

const key = ['doc', 'schedule', 'scheduleEvent'] as const

export interface Span {
  readonly from: number
  readonly to: number
}

/** What the calendar holds in a span; renewed when any of it changes. */
export function useCalendarEntries(span: Span | null) {
  const lang = useLang()
  return useQuery({
    queryKey: [...key, 'shown', span?.from, span?.to, lang],
    enabled: span !== null,
    queryFn: ({ signal }) =>
      http.get<Shown>('/api/schedule/entries', {
        query: { from: String(span?.from ?? 0), to: String(span?.to ?? 0) },
        signal,
        quiet: true,
      }),
    placeholderData: (before) => before,
  })
}

/** One entry with its people and what they answered, read as long as it is there. */
export function useWholeEntry(id: string, there: boolean) {
  return useQuery({
    enabled: there,
    queryKey: [...key, 'whole', id],
    queryFn: ({ signal }) => http.get<WholeEntry>(`/api/schedule/entry/${id}`, { signal, quiet: true }),
    retry: false,
  })
}

/** Reads the calendar again. */
export function renewCalendar(): void {
  void queryClient.invalidateQueries({ queryKey: key, predicate: ({ queryKey }) => queryKey[3] !== 'describe' })
}
