import { useQuery } from '@tanstack/react-query'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'

/** A record that the reader marked or opened lately. */
export interface KeptRecord {
  readonly module: string
  readonly name: string
  readonly id: string
  readonly label: string
  readonly number: string
  readonly title: string
  readonly at: number
}

interface KeptRecords {
  readonly favourites: readonly KeptRecord[]
  readonly recent: readonly KeptRecord[]
}

/** The reader's favourites and what he opened last, newest first. */
export function useKeptRecords(enabled = true) {
  const lang = useLang()
  return useQuery({
    queryKey: ['records', lang],
    enabled,
    staleTime: 30_000,
    queryFn: ({ signal }) => http.get<KeptRecords>('/api/portal/records', { signal, quiet: true }),
  })
}

/** Where a record is read. */
export function addressOfRecord({ module, name, id }: Pick<KeptRecord, 'module' | 'name' | 'id'>): string {
  return `/doc/${module}/${name}/${id}`
}

/** What a record is called in one line, and what stands beside it. */
export function calledOf({ number, title, label }: KeptRecord): { readonly name: string; readonly note: string } {
  const name = number || title || label
  return { name, note: title !== '' && title !== name ? `${label} · ${title}` : label }
}
