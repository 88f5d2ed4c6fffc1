import type { Described } from '../../../core/description/described-document.ts'
import { http } from '../http/client.ts'
import { requestOf, type RowsQuery } from './read-rows.ts'
import { rememberNames } from './reference-names.ts'

/** One sum; `in` is what it counts (a currency, a unit). */
export interface Total {
  readonly in: string | null
  readonly sum: string
}

/** Sums by column: one for each currency or unit. */
export type Totals = Readonly<Record<string, readonly Total[]>>

/** Rows put together by one key; null for those without. */
export interface Group {
  readonly key: string | null
  readonly count: number
  readonly totals: Totals
}

/** One window of the groups at one level. */
export interface Groups {
  readonly groups: readonly Group[]
  readonly total: number
  /** Rows in all of them. */
  readonly rows: number
}

type Named = { readonly names?: Readonly<Record<string, string>> }

/** Reads groups at the level that `within` leads to; `page` counts from 1. */
export async function readGroups(
  doc: Described,
  query: RowsQuery,
  place: { page: number; size: number },
  signal?: AbortSignal,
): Promise<Groups> {
  const { sort: _, dir: __, ...request } = requestOf({ ...query, within: query.within ?? [] })
  const { groups, totalElements, rows, names } = await http.post<
    { groups: readonly Group[]; totalElements: number; rows: number } & Named
  >(`/api/${doc.module}/${doc.name}/groups`, { ...request, ...place }, { ...(signal ? { signal } : {}), quiet: true })
  rememberNames(names)
  return { groups, total: totalElements, rows }
}

export interface SumsAnswer {
  readonly count: number
  readonly totals: Totals
}

/** Sums over everything a list finds, or over some of its records only. */
export async function readTotals(
  doc: Described,
  query: RowsQuery,
  ids: readonly string[] | null,
  signal: AbortSignal,
): Promise<SumsAnswer> {
  const { sort: _, dir: __, ...request } = requestOf(query)
  const { count, totals, names } = await http.post<SumsAnswer & Named>(
    `/api/${doc.module}/${doc.name}/totals`,
    { ...request, ...(ids ? { ids } : {}) },
    { signal, quiet: true },
  )
  rememberNames(names)
  return { count, totals }
}
