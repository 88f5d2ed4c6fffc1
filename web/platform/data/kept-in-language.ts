import { hashKey, type QueryKey } from '@tanstack/react-query'

/**
 * Placeholder of a query whose key ends with a language: when another is chosen the page stays as it is, with what was
 * typed into it, until the answer is there in that one.
 */
export function keptInLanguage(key: QueryKey) {
  return <T>(before: T | undefined, query: { readonly queryKey: QueryKey } | undefined): T | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(0, -1)) === hashKey(key.slice(0, -1)) ? before : undefined
}
