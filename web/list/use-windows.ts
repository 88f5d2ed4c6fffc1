import { useQueries } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Described } from '../../core/described.ts'
import type { Lang } from '../../core/language.ts'
import type { Values } from '../data/record-values.ts'
import { readRows, type Rows, type RowsQuery } from '../data/rows.ts'
import { queryClient } from '../http/query-client.ts'
import { useLang } from '../session/language.ts'

/** Rows read at once; about two screens. */
const windowSize = 50

/** The rows of a list as far as they are here. */
export interface Windows {
  readonly total: number
  readonly approximate: boolean
  readonly totals: Readonly<Record<string, string>>
  readonly row: (index: number) => Values | undefined
  /** Nothing of this list came yet. */
  readonly waiting: boolean
  /** What is shown belongs to the question before. */
  readonly stale: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/**
 * Reads the windows that cover the rows `from` to `to`, by cursor where the window before is here.
 * While a new question is on its way the answer to the one before stays. `topic` begins the keys
 * under which events find what they make stale.
 */
export function useWindows(doc: Described, topic: readonly string[], query: RowsQuery, from: number, to: number): Windows {
  const lang = useLang()
  const asked: Asked = { topic, query, lang }
  const windows = windowsOf(from, to)
  const results = useQueries({
    queries: windows.map((window) => ({
      queryKey: keyOf(asked, window), staleTime: 10_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => readRows(doc, query, { page: window + 1, size: windowSize, after: cursorBefore(asked, window) }, signal),
    })),
  })
  const at = results.findIndex(({ data }) => data !== undefined)
  const here = at < 0 ? null : windows[at] ?? null
  const [before, setBefore] = useState<Answered | null>(null)
  if (here !== null && (before?.query !== query || before.lang !== lang)) setBefore({ ...asked, window: here })
  const retry = useCallback(() => { for (const { refetch, isError } of results) if (isError) void refetch() }, [results])
  const error = results.find((result) => result.error)?.error ?? null
  const newest = results[at]?.data
  if (newest) return { ...shown(asked, newest), waiting: false, stale: false, error: null, retry }
  const kept = before === null || error ? undefined : cached(before, before.window)
  if (kept && before) return { ...shown(before, kept), waiting: false, stale: true, error: null, retry }
  return { total: 0, approximate: false, totals: {}, row: () => undefined, waiting: !error, stale: false, error, retry }
}

/** Numbers of the windows over a range of rows. */
function windowsOf(from: number, to: number): readonly number[] {
  const first = Math.floor(Math.max(0, from) / windowSize)
  const last = Math.floor(Math.max(0, to) / windowSize)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

interface Asked {
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly lang: Lang
}

interface Answered extends Asked {
  /** A window of it that is here. */
  readonly window: number
}

function shown(asked: Asked, { total, approximate, totals }: Rows): Pick<Windows, 'total' | 'approximate' | 'totals' | 'row'> {
  return { total, approximate, totals, row: (index) => cached(asked, Math.floor(index / windowSize))?.rows[index % windowSize] }
}

function keyOf({ topic, query, lang }: Asked, window: number): readonly unknown[] {
  return [...topic, 'page', query, lang, window]
}

function cached(asked: Asked, window: number): Rows | undefined {
  return queryClient.getQueryData<Rows>(keyOf(asked, window))
}

function cursorBefore(asked: Asked, window: number): string | null {
  return window === 0 ? null : cached(asked, window - 1)?.next ?? null
}
