import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'
import type { FileStorage, StoredObject } from './file-storage.ts'

const batch = 500

/** The objects of the store that no row of engine.file names. */
export async function* withoutRow(on: Sql, storage: FileStorage): AsyncIterable<StoredObject> {
  let some: StoredObject[] = []
  for await (const object of storage.list()) {
    some.push(object)
    if (some.length < batch) continue
    yield* await strangers(on, some)
    some = []
  }
  yield* await strangers(on, some)
}

async function strangers(on: Sql, objects: readonly StoredObject[]): Promise<StoredObject[]> {
  if (objects.length === 0) return []
  const rows = await on.query<{ key: string }>(
    sql`select key from engine.file where key = any(${objects.map(({ key }) => key)}::text[])`,
  )
  const known = new Set(rows.map(({ key }) => key))
  return objects.filter(({ key }) => !known.has(key))
}
