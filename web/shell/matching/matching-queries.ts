import { useQuery } from '@tanstack/react-query'
import type { MatchingDescribed, PairOutcome, Proposal, Proposals } from '../../../core/api-types/matching-board.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'

/** Conditions laid over the lists of both sides. */
export interface SideFilters {
  readonly left: Values
  readonly right: Values
  readonly pairs: Values
}

type Called = Pick<MatchingDescribed, 'module' | 'name'>

const atOnce = 25

/** A board as its reader sees it. */
export function useMatching(module: string, name: string) {
  const lang = useLang()
  return useQuery({
    queryKey: ['matching', module, name, 'describe', lang],
    queryFn: ({ signal }) =>
      http.get<MatchingDescribed>(`/api/matching/${module}/${name}/describe`, { signal, quiet: true }),
  })
}

/** What seems to belong together; read again after every change of either side. */
export function useProposals({ module, name, left }: MatchingDescribed, filters: SideFilters) {
  const lang = useLang()
  return useQuery({
    // Begins like the rows of the left side, so that what makes those stale makes these stale.
    queryKey: ['doc', left.module, left.document, 'proposals', module, name, lang, filters],
    queryFn: ({ signal }) =>
      http.post<Proposals>(
        `/api/matching/${module}/${name}/proposals`,
        { left: filters.left, right: filters.right },
        { signal, quiet: true },
      ),
    placeholderData: (before) => before,
  })
}

/** Makes pairs of proposals, some at a time, and tells how far it is; those refused say why. */
export async function confirmEach(
  { module, name }: Called,
  proposals: readonly Proposal[],
  progress: (outcomes: readonly PairOutcome[]) => void,
): Promise<readonly PairOutcome[]> {
  let outcomes: readonly PairOutcome[] = []
  for (let at = 0; at < proposals.length; at += atOnce) {
    const pairs = proposals
      .slice(at, at + atOnce)
      .map(({ left, right, amount }) => ({ left: left.id, right: right.id, amount }))
    const told = await http.post<readonly PairOutcome[]>(
      `/api/matching/${module}/${name}/confirm`,
      { pairs },
      { key: newKey(), quiet: true },
    )
    outcomes = [...outcomes, ...told]
    progress(outcomes)
  }
  return outcomes
}

/** Pairs all that was chosen with each other, or nothing; answers the pairs. */
export function confirmTogether(
  { module, name }: Called,
  chosen: { readonly left: readonly string[]; readonly right: readonly string[] },
  values: Readonly<Record<string, Json>>,
  key: string,
): Promise<readonly unknown[]> {
  return http.post<readonly unknown[]>(
    `/api/matching/${module}/${name}/together`,
    { ...chosen, values },
    { key, quiet: true },
  )
}

/** Both sides, the pairs and what is proposed are read again. */
export function refreshBoard({ left, right, pairs }: MatchingDescribed): void {
  for (const { module, document } of [left, right, pairs])
    void queryClient.invalidateQueries({
      queryKey: ['doc', module, document],
      predicate: ({ queryKey }) => queryKey[3] !== 'describe',
    })
  void queryClient.invalidateQueries({ queryKey: ['task'] })
}
