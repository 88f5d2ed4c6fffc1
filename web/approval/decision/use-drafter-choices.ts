import { useQuery } from '@tanstack/react-query'
import type { Described } from '../../../core/description/described-document.ts'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'
import type { StepChoice } from './chosen-people.tsx'

const none: readonly StepChoice[] = []

/** For which steps the drafter of a document chooses the people when he submits it. */
export function useChoices(
  { module, name }: Pick<Described, 'module' | 'name'>,
  id: string,
  enabled: boolean,
): readonly StepChoice[] {
  const lang = useLang()
  return (
    useQuery({
      queryKey: ['task', 'choices', module, name, id, lang],
      enabled,
      queryFn: ({ signal }) =>
        http.get<readonly StepChoice[]>(`/api/workflow/choices/${module}/${name}/${id}`, { signal, quiet: true }),
    }).data ?? none
  )
}
