import { useQuery } from '@tanstack/react-query'
import type { Described } from '../../../core/description/described-document.ts'
import { http } from '../http/client.ts'
import { queryClient } from '../http/query-client.ts'
import { useLang } from '../session/language.ts'
import { keptInLanguage } from './kept-in-language.ts'
import { recordOf, wireOf, type Values } from './record-values.ts'
import { rememberNames } from './reference-names.ts'

/** One record with what the reader may do to it now. */
export interface OneRecord {
  readonly record: Values
  /** Verbs possible now: standard ones and the document's own. */
  readonly offered: readonly string[]
  /** Names of what may be made from it now. */
  readonly derives?: readonly string[]
  /** What it waits for, in the reader's language. */
  readonly waits: readonly string[]
  /** Whether related documents are to be seen. */
  readonly linked: boolean
  /** Of the records that it names together in one field, those that he may open: `contracts.contract <id>`. */
  readonly opens: ReadonlySet<string>
  /** The fields he may write in this state; null where the description's own rights hold. */
  readonly writable: ReadonlySet<string> | null
}

interface RecordAnswer {
  readonly record: Values
  readonly names?: Readonly<Record<string, string>>
  readonly offered?: readonly string[]
  readonly derives?: readonly string[]
  readonly waits?: readonly string[]
  readonly linked?: boolean
  readonly opens?: readonly string[]
  readonly writable?: readonly string[] | null
}

export interface Saved {
  readonly id: string
  readonly ver: number
}

/** Reads one record; disabled until its description is known. */
export function useRecord(doc: Described | undefined, id: string | null) {
  const lang = useLang()
  const queryKey = ['doc', doc?.module, doc?.name, 'record', id, lang]
  return useQuery({
    queryKey,
    enabled: doc !== undefined && id !== null,
    placeholderData: keptInLanguage(queryKey),
    queryFn: async ({ signal }): Promise<OneRecord> => {
      if (!doc) throw new Error('disabled until described')
      const answer = await http.get<RecordAnswer>(`/api/${doc.module}/${doc.name}/${id}`, { signal, quiet: true })
      rememberNames(answer.names)
      return {
        record: recordOf(doc.fields, answer.record),
        offered: answer.offered ?? [],
        derives: answer.derives ?? [],
        waits: answer.waits ?? [],
        linked: answer.linked ?? false,
        opens: new Set(answer.opens),
        writable: answer.writable ? new Set(answer.writable) : null,
      }
    },
  })
}

/** Saves fields and lines; one `key` per press, so that a double click makes one record. */
export async function saveRecord(doc: Described, values: Values, key: string): Promise<Saved> {
  const saved = await http.post<Saved>(`/api/${doc.module}/${doc.name}/save`, wireOf(doc.fields, values), {
    key,
    quiet: true,
  })
  refresh(doc)
  // What led to a new record is related to it from now on.
  if (typeof values.id !== 'string')
    void queryClient.invalidateQueries({
      queryKey: ['doc'],
      predicate: ({ queryKey }) => queryKey[3] === 'record' || queryKey[3] === 'links',
    })
  return saved
}

/** What the server finds wrong with a form as it stands, by its fields; nothing where it cannot be asked. */
export async function objectionsTo(
  doc: Described,
  values: Values,
  submits: boolean,
): Promise<Readonly<Record<string, string>>> {
  try {
    return (
      await http.post<{ errors: Readonly<Record<string, string>> }>(
        `/api/${doc.module}/${doc.name}/check`,
        { values: wireOf(doc.fields, values), submits },
        { quiet: true },
      )
    ).errors
  } catch {
    return {}
  }
}

/** Calls a verb on a record. */
export async function actOn(doc: Described, id: string, verb: string, body: Values, key: string): Promise<Saved> {
  const done = await http.post<Saved>(`/api/${doc.module}/${doc.name}/${id}/action/${verb}`, body, { key, quiet: true })
  refresh(doc)
  return done
}

/** Deletes records. */
export async function removeRecords(doc: Described, ids: readonly string[]): Promise<void> {
  await http.del(`/api/${doc.module}/${doc.name}/${ids.join(',')}`, { quiet: true })
  refresh(doc)
}

/** Everything shown of the document is read again in the background; its description stays. */
export function refresh(doc: { readonly module: string; readonly name: string }): void {
  void queryClient.invalidateQueries({
    queryKey: ['doc', doc.module, doc.name],
    predicate: ({ queryKey }) => queryKey[3] !== 'describe',
  })
  void queryClient.invalidateQueries({ queryKey: ['task'] })
}
