import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { quoted, quotedColumns, type WholeTable } from './database-objects.ts'
import type { KeptTable } from './manifest.ts'

/** Sends the rows of a table where `take` puts them; answers what was sent. */
export async function copyTableRows(
  client: pg.Client,
  table: WholeTable,
  take: (rows: Readable) => Promise<void>,
): Promise<KeptTable> {
  const { rows, sha256 } = await copyRows(
    client,
    `copy ${quoted(table.name)} (${quotedColumns(table)}) to stdout`,
    take,
  )
  return { ...table, rows, sha256 }
}

/** The same of any COPY. */
export async function copyRows(
  client: pg.Client,
  statement: string,
  take: (rows: Readable) => Promise<void>,
): Promise<{ rows: number; sha256: string }> {
  const source = client.query(to(statement))
  const hash = createHash('sha256')
  const seen = new PassThrough()
  const hashed = async function* (bytes: AsyncIterable<Uint8Array>) {
    for await (const part of bytes) {
      hash.update(part)
      yield part
    }
  }
  await Promise.all([pipeline(source, hashed, seen), take(seen)])
  return { rows: source.rowCount, sha256: hash.digest('hex') }
}

/** What the rows of a table are now, without keeping them anywhere. */
export function readBack(client: pg.Client, table: WholeTable): Promise<KeptTable> {
  return copyTableRows(client, table, async (rows) => {
    for await (const part of rows) void part
  })
}
