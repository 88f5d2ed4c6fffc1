import { hashKey } from '@tanstack/react-query'
import type { Described } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'
import type { RowsQuery } from '../platform/data/read-rows.ts'
import type { Values } from '../platform/data/record-values.ts'
import { loadRows, windowSize } from '../platform/data/row-windows.ts'
import { queryClient } from '../platform/http/query-client.ts'
import { openPage } from '../platform/page/page-navigation.ts'

/** The list that a record was opened from, and where in it the record stood. */
interface Trail {
  readonly query: RowsQuery
  readonly index: number
  readonly total: number
}

/** Opens a record of a list in its own page, which knows then what comes before and after it. */
export function openFromList(doc: Described, query: RowsQuery, total: number, row: Values): void {
  const index = indexOf(doc, query, String(row.id))
  if (index !== null) remember(doc, String(row.id), { query, index, total })
  openPage(pathOf(doc, String(row.id)))
}

/** The list that a record's page was opened from; null when it was opened otherwise. */
export function trailOf(doc: Described, id: string): Trail | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(doc)) ?? 'null')
    return isTrail(kept) && kept.id === id ? kept : null
  } catch {
    return null
  }
}

/** Goes on to the record before or after, in the place of the page. */
export async function follow(doc: Described, trail: Trail, by: 1 | -1, lang: Lang): Promise<void> {
  const index = trail.index + by
  const [row] = await rowsOf(doc, trail.query, lang, index, index)
  if (!row) return
  remember(doc, String(row.id), { ...trail, index })
  openPage(pathOf(doc, String(row.id)), { replace: true, closeThis: true })
}

/** Rows of a list by their place in it. */
export function rowsOf(
  doc: Described,
  query: RowsQuery,
  lang: Lang,
  from: number,
  to: number,
): Promise<readonly (Values | undefined)[]> {
  return loadRows(doc, { topic: ['doc', doc.module, doc.name], query, lang }, from, to)
}

function remember(doc: Described, id: string, trail: Trail): void {
  try {
    sessionStorage.setItem(keyOf(doc), JSON.stringify({ ...trail, id }))
  } catch {
    // Without storage the page has no neighbours, and works as well.
  }
}

function keyOf({ module, name }: Described): string {
  return `amur.trail.${module}.${name}`
}

function pathOf({ module, name }: Described, id: string): string {
  return `/doc/${module}/${name}/${id}`
}

function indexOf(doc: Described, query: RowsQuery, id: string): number | null {
  const topic = ['doc', doc.module, doc.name, 'page']
  for (const [key, data] of queryClient.getQueriesData<{ readonly rows: readonly Values[] }>({
    queryKey: [...topic, query],
  })) {
    // A question that asks more, such as for the cards of a column or for counts, matches as well; its places are others.
    if (hashKey([key[topic.length]]) !== hashKey([query])) continue
    const at = data?.rows.findIndex((row) => row.id === id) ?? -1
    const window = key.at(-1)
    if (at >= 0 && typeof window === 'number') return window * windowSize + at
  }
  return null
}

function isTrail(kept: unknown): kept is Trail & { readonly id: string } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'query' in kept &&
    'index' in kept &&
    typeof kept.index === 'number' &&
    'total' in kept &&
    'id' in kept
  )
}
