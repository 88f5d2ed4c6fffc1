import { useQuery } from '@tanstack/react-query'
import type { Described } from '../../../core/description/described-document.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'

/** What the reader has to do with a record: not the record's own data. */
export interface ReaderMarks {
  readonly following: boolean
  readonly favourite: boolean
  readonly comments: number
  /** Papers that were made from it. */
  readonly papers: number
  /** Fields that have a past. */
  readonly changed: readonly string[]
}

/**
 * Says that the record was opened, and learns what the reader has to do with it; `ver` since its past grows with it.
 */
export function useReaderMarks(doc: Described, id: string, ver: number) {
  return useQuery<ReaderMarks>({
    queryKey: keyOf(doc, id, ver),
    enabled: ver > 0,
    // It is the reader's own: nobody else changes it.
    staleTime: Infinity,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const beside = await http.post<ReaderMarks>(pathOf(doc, id, 'visit'), {}, { signal, quiet: true })
      void queryClient.invalidateQueries({ queryKey: ['records'] })
      return beside
    },
  }).data
}

/** Begins or ends to follow a record, or to keep it among the favourites. */
export async function mark(doc: Described, id: string, what: 'follow' | 'favourite', on: boolean): Promise<void> {
  await http.post(pathOf(doc, id, what), { on: on ? '1' : '0' })
  const change = what === 'follow' ? { following: on } : { favourite: on }
  queryClient.setQueriesData<ReaderMarks>(
    { queryKey: ['beside', doc.module, doc.name, id] },
    (now) => now && { ...now, ...change },
  )
  void queryClient.invalidateQueries({ queryKey: ['records'] })
}

function keyOf(doc: Described, id: string, ver: number) {
  return ['beside', doc.module, doc.name, id, ver]
}

function pathOf(doc: Described, id: string, what: string): string {
  return `/api/${doc.module}/${doc.name}/${id}/${what}`
}
