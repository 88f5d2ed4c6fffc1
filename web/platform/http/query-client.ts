import { QueryClient } from '@tanstack/react-query'
import { minuteMs } from '../../../core/values/duration.ts'
import { Failure } from './failure.ts'

/**
 * What the pages know of the server, by key: `['doc', module, name, …]` `['dictionary', group]` `['tree', …]`
 * `['task', …]` `['notice', …]` `['widget', …]`. Events make keys stale, so nothing is fetched again just because a
 * window got focus.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minuteMs,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      retry: isWorthRetrying,
      retryDelay: (attempt) => 500 * 2 ** attempt,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Only a server that could not be reached or was busy may answer otherwise a moment later. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof Failure && [0, 502, 503].includes(error.status)
}
