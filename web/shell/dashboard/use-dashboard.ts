import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../platform/session/language.ts'
import { dashboardQuery } from './dashboard-query.ts'

/** What stands on a dashboard for its reader, in the reader's language. */
export function useDashboard(module: string, name: string) {
  return useQuery(dashboardQuery(module, name, useLang()))
}
