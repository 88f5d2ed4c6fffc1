import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { UnableApprovers } from '../../../core/approval/approvers-without-access.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { FormProblem } from '../../../web/module-api-flow.ts'
import { http } from '../../../web/module-api.ts'

interface Checked {
  readonly ofForm: readonly FormProblem[]
  /** Approvers who could not read the document; this bars nothing. */
  readonly unable: readonly UnableApprovers[]
}

const nothing: Checked = { ofForm: [], unable: [] }

/** What the document has against a drawing, asked again as it is drawn. */
export function useFormProblems(process: string, definition: FlowDefinition, enabled: boolean): Checked {
  const settled = useDeferredValue(definition)
  return (
    useQuery({
      queryKey: ['flow', 'check', process, settled],
      enabled,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: minuteMs,
      queryFn: ({ signal }) =>
        http.post<Checked>(`/api/workflow/template/${process}/check`, { definition: settled }, { signal, quiet: true }),
    }).data ?? nothing
  )
}
