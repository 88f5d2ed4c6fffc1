import sql from 'sql-template-tag'
import { oldestRunning } from '../database/oldest-running-transaction.ts'
import { prepared, type Sql } from '../database/sql.ts'

/** One row of the outbox, as business transactions write it. */
export interface OutboxRow {
  readonly id: string
  /** Epoch ms. */
  readonly at: number
  readonly event: string
  readonly document: string | null
  readonly recordId: string | null
  readonly person: string | null
  readonly data: Readonly<Record<string, unknown>>
}

/** Whether anything waits at all; an index answers it. */
export async function anythingOpen(on: Sql): Promise<boolean> {
  const rows = await on.query(prepared(sql`select 1 from engine.outbox where done_at is null limit 1`))
  return rows.length > 0
}

/** The oldest rows that nothing can come before any more, in the order in which their transactions began. */
export async function openRows(on: Sql, most: number): Promise<OutboxRow[]> {
  const limit = await oldestRunning(on)
  return on.query<OutboxRow>(
    prepared(sql`
    select id, at, event, document, record_id as "recordId", person, data from engine.outbox
    where done_at is null and xid < ${limit}::xid8 order by xid, id limit ${most}`),
  )
}
