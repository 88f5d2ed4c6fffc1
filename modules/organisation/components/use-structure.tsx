import { useQuery } from '@tanstack/react-query'
import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'
import { http, queryClient, useLang } from '../../../web/module-api.ts'

/** The whole tree; a change by anybody reaches it by event. */
export function useStructure() {
  const lang = useLang()
  return useQuery({
    queryKey: ['tree', 'structure', lang],
    staleTime: 600_000,
    queryFn: ({ signal }) =>
      http.get<readonly StructureNode[]>('/api/system/organisation/structure', { signal, quiet: true }),
  })
}

/** Reads everything of the organisation again after a change of one's own. */
export function renewStructure(): void {
  void queryClient.invalidateQueries({ queryKey: ['tree'] })
  void queryClient.invalidateQueries({
    queryKey: ['doc', 'base', 'department'],
    predicate: ({ queryKey }) => queryKey[3] !== 'describe',
  })
}
