import type pg from 'pg'
import { rowsOf } from '../../platform/database/row-query.ts'
import type { Row, Statement } from '../../platform/database/sql.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import { liveTables } from '../../records/schema/live-schema.ts'
import { createIndexes, createTable } from '../../records/schema/table-statements.ts'
import { wholeReferences, wholeTables } from './database-objects.ts'
import type { DrawnTables, Manifest } from './manifest.ts'

/** The schema of forms that administrators draw: publishing makes its tables, so that no migration knows them. */
const schema = 'form'

/**
 * Keeps forms from being published until the transaction ends: a table that is altered meanwhile would come out empty.
 */
export async function holdPublishing(client: pg.Client): Promise<void> {
  await client.query('lock table engine.form_version in share mode')
}

export async function drawnTables(client: pg.Client): Promise<DrawnTables> {
  const on = { query: <R extends object = Row>(statement: Statement) => rowsOf<R>(client, statement) }
  const tables = await liveTables(on, [schema])
  return {
    shapes: [...tables.values()],
    references: (await wholeReferences(client)).filter(({ owner }) => owner.startsWith(`${schema}.`)),
  }
}

/** Makes the drawn tables of a backup in a database that has been migrated. */
export async function makeDrawnTables(
  client: pg.Client,
  { tables, drawn = { shapes: [], references: [] } }: Manifest,
): Promise<void> {
  for (const shape of drawn.shapes) {
    for (const statement of [createTable(shape), ...createIndexes(shape, shape.indexes)]) await client.query(statement)
  }
  for (const { owner, name, definition } of drawn.references)
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  const existing = new Set((await wholeTables(client)).map(({ name }) => name))
  const missing = tables.find(({ name }) => !existing.has(name))
  if (missing !== undefined)
    throw new CannotStart(
      `the backup holds the table ${missing.name} and not how it is made: it is of an older version, make another`,
    )
}
