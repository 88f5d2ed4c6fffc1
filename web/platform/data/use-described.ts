import { useQuery } from '@tanstack/react-query'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import { http } from '../http/client.ts'
import { queryClient } from '../http/query-client.ts'
import { useLang } from '../session/language.ts'
import { keptInLanguage } from './kept-in-language.ts'

/** What pages know of a document; asked once and then kept by its ETag, renewed in the background. */
export function useDescribed(module: string, name: string) {
  const query = describedQuery(module, name, useLang())
  return useQuery({ ...query, placeholderData: keptInLanguage(query.queryKey) })
}

/** The same outside a component. */
export function described(module: string, name: string, lang: Lang): Promise<Described> {
  return queryClient.fetchQuery(describedQuery(module, name, lang))
}

function describedQuery(module: string, name: string, lang: Lang) {
  return {
    queryKey: ['doc', module, name, 'describe', lang],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<Described>(`/api/${module}/${name}/describe`, { signal, quiet: true }),
    staleTime: minuteMs,
    gcTime: Infinity,
  }
}

/** A field of a description by its name. */
export function fieldNamed(fields: readonly DescribedField[], name: string): DescribedField | undefined {
  let byName = maps.get(fields)
  if (!byName) maps.set(fields, (byName = new Map(fields.map((field) => [field.name, field]))))
  return byName.get(name)
}

const maps = new WeakMap<readonly DescribedField[], Map<string, DescribedField>>()
