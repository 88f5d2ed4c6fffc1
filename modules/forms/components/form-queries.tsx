import { useQuery } from '@tanstack/react-query'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type {
  FormChoices,
  FormLine,
  OpenedForm,
  PlannedForm,
  SavedForm,
} from '../../../core/form-design/form-designer-types.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { rememberGroups, type Trial, type TriedStep } from '../../../web/module-api-flow.ts'
import { http, newKey, queryClient, useLang } from '../../../web/module-api.ts'

const place = '/api/forms'

/** Every form there is. */
export function useForms() {
  const lang = useLang()
  return useQuery({
    queryKey: ['forms', 'all', lang],
    queryFn: ({ signal }) => http.get<readonly FormLine[]>(place, { signal, quiet: true }),
  })
}

/** One form for its designer; asked again while it is being published. */
export function useForm(name: string) {
  const lang = useLang()
  return useQuery({
    queryKey: ['forms', 'one', name, lang],
    queryFn: ({ signal }) => http.get<OpenedForm>(`${place}/${name}`, { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.publishing?.state === 'waiting' ? 700 : false),
  })
}

/** What a form may name: dictionaries, documents, roles, folders. */
export function useChoices() {
  const lang = useLang()
  return useQuery({
    queryKey: ['forms', 'choices', lang],
    staleTime: minuteMs,
    queryFn: async ({ signal }) => {
      const choices = await http.get<FormChoices>('/api/forms/choices', { signal, quiet: true })
      rememberGroups(choices.groups, lang)
      return choices
    },
  })
}

/** Keeps a draft; `ver` is null for a new one. */
export function saveForm(draft: FormDraft, ver: number | null): Promise<SavedForm> {
  return http.post<SavedForm>(`${place}/save`, { draft, ver }, { key: newKey(), quiet: true })
}

/** The way a document of the form would go, were it published as it is drawn. */
export function tryForm(draft: FormDraft, trial: Trial, signal: AbortSignal): Promise<readonly TriedStep[]> {
  return http.post<readonly TriedStep[]>(`${place}/try`, { draft, ...trial }, { signal, quiet: true })
}

export function planForm(name: string, ver: number): Promise<PlannedForm> {
  return http.post<PlannedForm>(`${place}/${name}/plan`, { ver }, { quiet: true })
}

export function publishForm(name: string, ver: number, hash: string): Promise<unknown> {
  return http.post(`${place}/${name}/publish`, { ver, hash }, { key: newKey(), quiet: true })
}

export function retireForm(name: string, ver: number): Promise<unknown> {
  return http.post(`${place}/${name}/retire`, { ver }, { key: newKey() })
}

export function dropForm(name: string, ver: number): Promise<unknown> {
  return http.post(`${place}/${name}/drop`, { ver }, { key: newKey() })
}

/** Asks again for everything about forms. */
export function renewForms(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['forms'] })
}
