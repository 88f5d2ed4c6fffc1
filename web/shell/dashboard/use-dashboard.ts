import { useQuery } from '@tanstack/react-query'
import type { DashboardDescribed } from '../../../core/answers/dashboard.ts'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'

/** What stands on a dashboard for its reader. */
export function useDashboard(module: string, name: string) {
  const lang = useLang()
  return useQuery({
    queryKey: ['dashboard', module, name, lang],
    queryFn: ({ signal }) =>
      http.get<DashboardDescribed>(`/api/portal/dashboard/${module}/${name}`, { signal, quiet: true }),
  })
}
