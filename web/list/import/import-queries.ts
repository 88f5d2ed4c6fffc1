import { useQuery } from '@tanstack/react-query'
import type { Described } from '../../../core/description/described-document.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'

/** A column that a file may fill. */
export interface ImportColumn {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly choices: readonly string[] | null
  readonly numeric: boolean
}

export type RowState = 'right' | 'wrong' | 'there' | 'done'

/** An import as the server tells it. */
export interface Import {
  readonly id: string
  readonly state: 'checking' | 'checked' | 'writing' | 'done' | 'failed' | 'cancelled'
  readonly fileName: string
  readonly rows: number
  readonly total: number
  readonly counts: Readonly<Record<RowState, number>>
  readonly columns: readonly ImportColumn[]
  /** Nothing is written while one of its rows is wrong. */
  readonly whole: boolean
  readonly passedOver: readonly string[]
  readonly error: string | null
  readonly earlier: number | null
}

export interface ImportedRow {
  readonly row: number
  readonly state: RowState
  readonly cells: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

const often = 700
export const windowSize = 200

export function importPath({ module, name }: Described): string {
  return `/api/${module}/${name}/import`
}

/** The import that waits for its person, if any; else the one of `id`, asked for again while something happens. */
export function useImport(doc: Described, id: string | null) {
  const path = importPath(doc)
  return useQuery({
    queryKey: ['import', path, id ?? 'open', useLang()],
    queryFn: ({ signal }) => http.get<Import | null>(`${path}/${id ?? 'open'}`, { signal, quiet: id === null }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'checking' || data?.state === 'writing' ? often : false),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Asks for everything of the import anew. */
export function renewImport(doc: Described): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['import', importPath(doc)] })
}

export function rowsKey(doc: Described, id: string, only: 'wrong' | '', lang: string, at: number) {
  return ['import', importPath(doc), 'rows', id, only, lang, at] as const
}

export function readWindow(
  doc: Described,
  id: string,
  only: 'wrong' | '',
  at: number,
  signal: AbortSignal,
): Promise<readonly ImportedRow[]> {
  return http.get(`${importPath(doc)}/${id}/rows`, { query: { from: at * windowSize, only }, signal, quiet: true })
}
