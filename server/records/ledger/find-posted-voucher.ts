import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import type { Posted } from './voucher-lines.ts'

/** How often an event of a source was written; its reversals are another event. */
export async function timesPosted(ctx: Ctx, event: string, sourceId: string): Promise<number> {
  const [row] = await ctx.sql.query<{ times: number }>(
    prepared(sql`
    select count(*)::integer as times from engine.posting p where p.event = ${event} and p.src_id = ${sourceId}::uuid`),
  )
  return row?.times ?? 0
}

/** The voucher of an event of a source, or null while there is none. */
export async function findPosted(ctx: Ctx, event: string, sourceId: string, seq = 1): Promise<Posted | null> {
  const [row] = await ctx.sql.query<{ id: string; voucher_no: string; balances: string[] }>(
    prepared(sql`
    select p.id, p.voucher_no, array(select l.balance from engine.posting_line l where l.posting = p.id order by l.line_no) as balances
    from engine.posting p where p.event = ${event} and p.src_id = ${sourceId}::uuid and p.seq = ${seq}::integer`),
  )
  return row === undefined ? null : { id: row.id, voucherNo: row.voucher_no, balances: row.balances, isNew: false }
}
