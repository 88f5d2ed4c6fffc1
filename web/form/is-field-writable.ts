import type { Described } from '../../core/description/described-document.ts'
import type { OneRecord } from '../platform/data/use-record.ts'

/** Whether the reader may write a field of a record as it stands now; of a new one when there is none. */
export function writableIn(doc: Described, one: OneRecord | null): (name: string) => boolean {
  return (name) => one?.writable?.has(name) ?? doc.fields.find((field) => field.name === name)?.rights.write ?? true
}
