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

/** Remarks about a record, oldest first; read again when the server tells of a new one. */
export function useComments(doc: Described, id: string) {
  const lang = useLang()
  return useQuery({
    queryKey: ['doc', doc.module, doc.name, 'comments', id, lang],
    queryFn: ({ signal }) => http.get<readonly Comment[]>(pathOf(doc, id), { signal, quiet: true }),
  })
}

/** Says something new, or changes what one said. */
export async function sendComment(doc: Described, id: string, text: string, comment: string | null): Promise<void> {
  await http.post(
    comment === null ? pathOf(doc, id) : `${pathOf(doc, id)}/${comment}`,
    { text },
    { key: newKey(), quiet: true },
  )
  await readAgain(doc, id)
}

/** Takes back what one said. */
export async function removeComment(doc: Described, id: string, comment: string): Promise<void> {
  await http.del(`${pathOf(doc, id)}/${comment}`)
  await readAgain(doc, id)
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

function readAgain(doc: Described, id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['beside', doc.module, doc.name, id] })
  return queryClient.invalidateQueries({ queryKey: ['doc', doc.module, doc.name, 'comments', id] })
}

function pathOf(doc: Described, id: string): string {
  return `/api/${doc.module}/${doc.name}/${id}/comments`
}
