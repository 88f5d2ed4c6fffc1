import { useQuery } from '@tanstack/react-query'
import type { Described } from '../../../core/description/described-document.ts'
import { http } from '../../platform/http/client.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'

/** A remark about a record; people stand in its text as `@{id}`. */
export interface Comment {
  readonly id: string
  readonly person: string
  readonly personName: string
  readonly at: number
  readonly text: string
  readonly names: Readonly<Record<string, string>>
  readonly edited: boolean
  readonly removed: boolean
  /** The reader may still change it. */
  readonly open: boolean
}

/** A person who may be named, since he may read the record. */
export interface Mentionable {
  readonly id: string
  readonly name: string
  readonly place: string
}

/** What remarks are about: a record, or something else whose readers speak of it. */
export interface Subject {
  /** Address of its remarks, `/api/sea/voyage/v1/comments`. */
  readonly path: string
  /** What the cache knows its remarks by. */
  readonly key: readonly string[]
  /** What is unsent waits under these. */
  readonly kept: { readonly document: string; readonly id: string }
  /** People who may be named, by a part of the name; null where nobody is named. */
  readonly mentionable: ((param: string) => Promise<readonly Mentionable[]>) | null
  /** What else the cache reads again after each remark. */
  readonly beside: readonly string[] | null
}

/** A record, by whose readers people may be named. */
export function recordSubject(doc: Described, id: string): Subject {
  const { module, name } = doc
  return {
    path: `/api/${module}/${name}/${id}/comments`,
    key: ['doc', module, name, 'comments', id],
    kept: { document: `${module}.${name}`, id },
    mentionable: (param) => findMentionable(doc, id, param),
    beside: ['beside', module, name, id],
  }
}

/** Remarks about a subject, oldest first; read again when the server tells of a new one. */
export function useComments({ path, key }: Subject) {
  const lang = useLang()
  return useQuery({
    queryKey: [...key, lang],
    queryFn: ({ signal }) => http.get<readonly Comment[]>(path, { signal, quiet: true }),
  })
}

/** Says something new, or changes what one said. */
export async function sendComment(of: Subject, text: string, comment: string | null): Promise<void> {
  await http.post(comment === null ? of.path : `${of.path}/${comment}`, { text }, { key: newKey(), quiet: true })
  await readAgain(of)
}

/** Takes back what one said. */
export async function removeComment(of: Subject, comment: string): Promise<void> {
  await http.del(`${of.path}/${comment}`)
  await readAgain(of)
}

/** People who may be named, by a part of the name; those around the record when nothing is typed. */
export function findMentionable(
  doc: Pick<Described, 'module' | 'name'>,
  id: string,
  param: string,
): Promise<readonly Mentionable[]> {
  return http.get<readonly Mentionable[]>(`/api/${doc.module}/${doc.name}/${id}/mentionable`, {
    query: { param },
    quiet: true,
  })
}

function readAgain({ key, beside }: Subject): Promise<void> {
  if (beside !== null) void queryClient.invalidateQueries({ queryKey: beside })
  return queryClient.invalidateQueries({ queryKey: key })
}
