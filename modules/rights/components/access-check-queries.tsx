import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Explanation } from '../../../core/api-types/access-explanation.ts'
import { http, useLang } from '../../../web/module-api.ts'
import type { SeenPages, SeenRows } from '../seen-as-person.ts'

interface CheckedDocument {
  readonly key: string
  readonly label: string
  readonly scope: string
}

export function useCheckedDocuments() {
  const lang = useLang()
  return useQuery({
    queryKey: ['access', 'documents', lang],
    queryFn: ({ signal }) =>
      http.get<readonly CheckedDocument[]>('/api/rights/check/documents', { signal, quiet: true }),
  })
}

/** Records of a document that one may ask about, by number or title. */
export function useChoices(document: string, param: string) {
  return useAsked<SeenRows>('choose', { document, param }, document !== '')
}

/** Answers are never older than the question: each is asked afresh and audited. */
export function useExplanation(person: string, document: string, id: string) {
  return useAsked<Explanation>('record', { person, document, id }, person !== '' && document !== '' && id !== '')
}

export function useSeenRows(person: string, document: string) {
  return useAsked<SeenRows>('rows', { person, document }, person !== '' && document !== '')
}

export function useSeenPages(person: string) {
  return useAsked<SeenPages>('view', { person }, person !== '')
}

function useAsked<T>(what: string, body: Readonly<Record<string, string>>, enabled: boolean) {
  const lang = useLang()
  return useQuery({
    queryKey: ['access', what, body, lang],
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
    ...(what === 'choose' ? { placeholderData: keepPreviousData } : {}),
    queryFn: ({ signal }) => http.post<T>(`/api/rights/check/${what}`, body, { signal, quiet: true }),
  })
}
