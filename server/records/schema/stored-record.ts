import type { Json } from '../../../core/values/json.ts'

/** A record inside the engine: values by field name, each checked by its kind. */
export type StoredRecord = Readonly<Record<string, Json>>

/** New values for some of a record's fields. */
export type Patch = Readonly<Record<string, Json | undefined>>

/** The text under a name; '' when there is none. */
export function textOf(record: StoredRecord, name: string): string {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

/** The id of a record that was read from its table. */
export function idOf(record: StoredRecord): string {
  return textOf(record, 'id')
}
