import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { FormProblem } from '../../../web/define-flow.ts'
import { http } from '../../../web/define.ts'

const nothing: readonly FormProblem[] = []

/** What the document has against a drawing, asked again as it is drawn. */
export function useFormProblems(process: string, definition: FlowDefinition, enabled: boolean): readonly FormProblem[] {
  const settled = useDeferredValue(definition)
  return (
    useQuery({
      queryKey: ['flow', 'check', process, settled],
      enabled,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: minuteMs,
      queryFn: async ({ signal }) =>
        (
          await http.post<{ ofForm: readonly FormProblem[] }>(
            `/api/workflow/template/${process}/check`,
            { definition: settled },
            { signal, quiet: true },
          )
        ).ofForm,
    }).data ?? nothing
  )
}
