import sql, { type Sql as Fragment } from 'sql-template-tag'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { FileLimits } from './file-store-interface.ts'

const mega = 1024 * 1024

/**
 * Refuses `incoming` bytes that would take the caller's files, or those of his unit, beyond what the
 * operator allows; unfinished uploads count whole. Inside a transaction nobody else can use the same room.
 */
export async function requireQuota(ctx: Ctx, { personMb, unitMb }: FileLimits, incoming: number): Promise<void> {
  await hold(ctx, 'file.quota-person', sql`uploader = ${ctx.actor.id}::uuid`, ctx.actor.id, personMb, incoming)
  await hold(ctx, 'file.quota-unit', sql`unit = ${ctx.actor.unitId}::uuid`, ctx.actor.unitId, unitMb, incoming)
}

async function hold(
  { sql: on }: Ctx,
  code: string,
  whose: Fragment,
  holder: string | null,
  limit: number | undefined,
  incoming: number,
): Promise<void> {
  if (limit === undefined || holder === null) return
  await on.query(sql`select pg_advisory_xact_lock(hashtextextended(${`file quota ${holder}`}, 0))`)
  const [row] = await on.query<{ used: string }>(sql`
    select (coalesce((select sum(size) from engine.file where ${whose}), 0) + coalesce((select sum(size) from engine.upload where ${whose}), 0))::bigint as used`)
  const used = Number(row?.used ?? 0)
  if (used + incoming > limit * mega) throw new Refusal(code, { used: Math.round(used / mega), n: limit })
}
