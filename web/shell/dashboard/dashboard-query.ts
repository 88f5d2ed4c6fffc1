import type { DashboardDescribed } from '../../../core/api-types/dashboard.ts'
import type { Lang } from '../../../core/values/language.ts'
import { http } from '../../platform/http/client.ts'

/** What stands on a dashboard for its reader, in a language. */
export function dashboardQuery(module: string, name: string, lang: Lang) {
  return {
    queryKey: ['dashboard', module, name, lang],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<DashboardDescribed>(`/api/portal/dashboard/${module}/${name}`, { signal, quiet: true }),
  }
}
