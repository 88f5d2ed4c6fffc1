import { useQuery } from '@tanstack/react-query'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { http, useLang } from '../../../web/module-api.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** What a rule of alerts can look at (GET /api/system/alertRule/choices). */
interface AlertChoices {
  readonly measures: readonly Choice[]
  readonly documents: readonly (Choice & { readonly group: string })[]
}

const key = ['call', 'alertRule'] as const

/** Figures and documents that a rule can look at. */
export function useAlertChoices() {
  const lang = useLang()
  return useQuery({
    queryKey: [...key, 'choices', lang],
    staleTime: minuteMs,
    queryFn: ({ signal }) => http.get<AlertChoices>('/api/system/alertRule/choices', { signal, quiet: true }),
  })
}

/** The fields of a document, for conditions and figures over it; none while no document is chosen. */
export function useWatchedFields(document: unknown): readonly DescribedField[] {
  const lang = useLang()
  const name = typeof document === 'string' ? document : ''
  const { data = [] } = useQuery({
    queryKey: [...key, 'fields', name, lang],
    staleTime: minuteMs,
    enabled: name !== '',
    queryFn: ({ signal }) =>
      http.get<readonly DescribedField[]>(`/api/system/alertRule/fields/${name}`, { signal, quiet: true }),
  })
  return data
}
