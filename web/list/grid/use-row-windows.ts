import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { Rows, RowsQuery } from '../../platform/data/read-rows.ts'
import { useRecentlyChanged } from '../../platform/data/recently-changed.ts'
import { cached, loadRows, rowsHere, rowsQuery, windowsOf, type Asked } from '../../platform/data/row-windows.ts'
import { useLang } from '../../platform/session/language.ts'
import { useGroupWindows } from '../groups/use-group-windows.ts'
import type { Windows } from './grid-windows-type.ts'

/**
 * Reads what covers the lines `from` to `to`. While a new question is on its way the answer to the one before stays.
 */
export function useWindows(
  doc: Described,
  topic: readonly string[],
  query: RowsQuery,
  from: number,
  to: number,
): Windows {
  const grouped = (query.group ?? []).length > (query.within ?? []).length
  const rows = useRowWindows(doc, topic, query, from, to, !grouped)
  const groups = useGroupWindows(doc, topic, query, from, to, grouped)
  const fresh = useRecentlyChanged()
  return { ...(grouped ? groups : rows), fresh }
}

type Plain = Omit<Windows, 'fresh'>

const flat = { group: () => undefined, toggle: () => undefined }
const noTotals: Plain['totals'] = {}

function useRowWindows(
  doc: Described,
  topic: readonly string[],
  query: RowsQuery,
  from: number,
  to: number,
  enabled: boolean,
): Plain {
  const lang = useLang()
  const asked = useMemo((): Asked => ({ topic, query, lang }), [topic, query, lang])
  const windows = useMemo(() => (enabled ? windowsOf(from, to) : []), [enabled, from, to])
  const queries = useMemo(() => windows.map((window) => rowsQuery(doc, asked, window)), [windows, doc, asked])
  const results = useQueries({ queries })
  const at = results.findIndex(({ data }) => data !== undefined)
  const here = at < 0 ? null : (windows[at] ?? null)
  const [before, setBefore] = useState<Answered | null>(null)
  if (here !== null && (before?.query !== query || before.lang !== lang)) setBefore({ ...asked, window: here })
  const retry = useCallback(() => {
    for (const { refetch, isError } of results) if (isError) void refetch()
  }, [results])
  const load = useCallback(
    (first: number, last: number) => loadRows(doc, { topic, query, lang }, first, last),
    [doc, topic, query, lang],
  )
  const error = results.find((result) => result.error)?.error ?? null
  const newest = results[at]?.data
  if (newest) return { ...shown(asked, newest), waiting: false, stale: false, error: null, retry, load }
  const kept = before === null || error ? undefined : cached(before, before.window)
  if (kept && before) return { ...shown(before, kept), waiting: false, stale: true, error: null, retry, load }
  return {
    ...flat,
    total: 0,
    records: 0,
    approximate: false,
    totals: noTotals,
    row: () => undefined,
    waiting: !error,
    stale: false,
    error,
    retry,
    load,
  }
}

interface Answered extends Asked {
  /** A window of it that is here. */
  readonly window: number
}

function shown(
  asked: Asked,
  { total, approximate, totals }: Rows,
): Omit<Plain, 'waiting' | 'stale' | 'error' | 'retry' | 'load'> {
  return { ...flat, total, records: total, approximate, totals, row: rowsHere(asked) }
}
