import { useQuery } from '@tanstack/react-query'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Words } from '../../../core/values/language.ts'
import { http, queryClient, useLang } from '../../../web/module-api.ts'

export type ProxyView = 'own' | 'given' | 'all'

/** Somebody who stands in for somebody (GET /api/workflow/proxy); `documents` null are all. */
export interface Proxy {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly state: 'now' | 'coming' | 'over' | 'ended'
  readonly person: string
  readonly personName: string
  readonly agentName: string
  readonly documents: readonly string[] | null
}

/** A process for which somebody may stand in. */
interface ProxyChoice {
  readonly code: string
  readonly label: Words
}

const topic = ['task', 'proxy']

export function useProxies(view: ProxyView) {
  const lang = useLang()
  return useQuery({
    queryKey: [...topic, view, lang],
    queryFn: ({ signal }) =>
      http.get<readonly Proxy[]>('/api/workflow/proxy', { query: { view }, signal, quiet: true }),
  })
}

export function useProxyChoices() {
  return useQuery({
    queryKey: [...topic, 'choices'],
    staleTime: minuteMs,
    queryFn: ({ signal }) => http.get<readonly ProxyChoice[]>('/api/workflow/proxy/choices', { signal, quiet: true }),
  })
}

/** What waits for whom has changed with it. */
export function proxiesChanged(): void {
  void queryClient.invalidateQueries({ queryKey: ['task'] })
}
