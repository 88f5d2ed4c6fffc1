import sql from 'sql-template-tag'
import { hourMs } from '../../../core/values/duration.ts'
import type { Pool } from './pool.ts'
import type { Sql } from './sql.ts'
import { inTransaction } from './transaction.ts'

// 'anew' in ASCII: of processes that start together on a restored database one does this.
const lock = 0x61_6e_65_77
const limit = hourMs

/**
 * After a restore, by us or by pg_restore: another server counts its transactions from the beginning,
 * and rows that remember numbers of the old one would wait for ever to be sealed and delivered. Answers
 * whether that was so. The chain of the audit covers no transaction numbers, so it stays what it was.
 */
export function resetTransactionIds(pool: Pool): Promise<boolean> {
  return inTransaction(
    pool,
    async (on) => {
      await on.query(sql`select pg_advisory_xact_lock(${lock})`)
      if (!(await isCountedElsewhere(on))) return false
      for (const table of ['audit', 'audit_seal'])
        await on.query({ text: `alter table engine.${table} disable trigger only_added`, values: [] })
      await on.query(
        sql`update engine.audit set xid = pg_current_xact_id() where id not in (select audit_id from engine.audit_seal)`,
      )
      // What is sealed comes before the head, and the head before all that follows, whatever numbers follow.
      await on.query(sql`
      update engine.audit a set xid = case when s.seq = (select max(seq) from engine.audit_seal) then '2' else '1' end::xid8
      from engine.audit_seal s where s.audit_id = a.id`)
      await on.query(sql`update engine.audit_seal set xid = '2' where seq = (select max(seq) from engine.audit_seal)`)
      await on.query(sql`update engine.outbox set xid = pg_current_xact_id() where done_at is null`)
      for (const table of ['audit', 'audit_seal'])
        await on.query({ text: `alter table engine.${table} enable trigger only_added`, values: [] })
      return true
    },
    { statementTimeout: limit },
  )
}

/** Whether rows remember transactions that this server has not come to yet. */
export async function isCountedElsewhere(on: Pick<Sql, 'query'>): Promise<boolean> {
  const [found] = await on.query<{ moved: boolean }>(sql`
    select exists (select from engine.audit where xid >= pg_snapshot_xmax(pg_current_snapshot()))
      or exists (select from engine.outbox where done_at is null and xid >= pg_snapshot_xmax(pg_current_snapshot())) as moved`)
  return found?.moved === true
}
