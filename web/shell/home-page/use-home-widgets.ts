import { useQuery } from '@tanstack/react-query'
import type { HomeArrangement, HomeWidget } from '../../../core/api-types/home-page.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useSession } from '../../platform/session/session.ts'

/** The widgets of the reader's home page: as he arranged them, or as he would have them by his role alone. */
export function useHomeWidgets(of: 'mine' | 'others' = 'mine') {
  const { lang } = useSession()
  return useQuery({
    queryKey: ['widgets', lang, of],
    queryFn: () =>
      http.get<readonly HomeWidget[]>('/api/portal/widgets', { quiet: true, query: of === 'mine' ? {} : { of } }),
    placeholderData: (before) => before,
  })
}

/** Keeps how the reader arranged his page; null gives him back that of his role. */
export async function saveHomeArrangement(arrangement: HomeArrangement | null): Promise<void> {
  await http.post('/api/portal/widgets/arrange', arrangement ?? {})
  await queryClient.invalidateQueries({ queryKey: ['widgets'] })
}
