import type { InvalidateQueryFilters } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/**
 * Has what an event made stale read again. A first reading that is under way may have looked before the event, and
 * the library keeps it as fresh since it has nothing to cancel it for: it is made stale once more when it ends.
 */
export function makeStale(filters: InvalidateQueryFilters): void {
  const begun = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  for (const { promise, queryKey } of begun) {
    const again = () => void queryClient.invalidateQueries({ queryKey, exact: true })
    promise?.then(again, again)
  }
  void queryClient.invalidateQueries(filters)
}
