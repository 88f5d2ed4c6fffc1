import sql, { type Sql } from 'sql-template-tag'
import { dayOfMs } from '../../../core/values/day.ts'
import { compare, round, sub, sum } from '../../../core/values/decimal.ts'
import { balancesAt, type Ctx, Refusal } from '../../../server/module-api.ts'
import { stock } from '../stock-move.ts'
import { openRelease, releaseState } from './release-states.ts'

interface Place {
  readonly unitId: string | null
  readonly warehouseId: string
  readonly goodsId: string
  readonly batchId: string
}

/** Tonnes of a batch in a warehouse: there, reserved by releases, and free. */
interface Free {
  readonly there: string
  readonly reserved: string
  readonly left: string
  /** What all that is there has cost, in yuan. */
  readonly amount: string
}

/** A release `r` holds what it lets be fetched: while it goes round, and then until its last day is over. */
export function holds(ctx: Ctx): Sql {
  return sql`(r.status = ${releaseState.inApproval} or (r.status = any(${[...openRelease]}::text[]) and r.valid_to >= ${dayOfMs(ctx.now)}::date))`
}

/** What of a batch nobody has reserved, but for one release; asked under the lock of its goods. */
export async function freeOf(ctx: Ctx, at: Place, except: string | null): Promise<Free> {
  const { unitId, warehouseId, goodsId, batchId } = at
  const [row] = await ctx.sql.query<{ reserved: string }>(sql`
    select coalesce(sum(r.qty - coalesce(r.delivered_qty, 0)), 0)::text as reserved from stock.cargo_release r
    where r.unit_id = ${unitId}::uuid and r.warehouse_id = ${warehouseId}::uuid and r.goods_id = ${goodsId}::uuid
      and r.batch_id = ${batchId}::uuid and r.del_flag = 0 and (${except}::uuid is null or r.id <> ${except}::uuid) and ${holds(ctx)}`)
  const held = await balancesAt(ctx, stock, {
    unitIds: unitId === null ? [] : [unitId],
    day: dayOfMs(ctx.now),
    at: { warehouseId, goodsId, batchId },
  })
  const there = round(sum(held.map(({ quantity }) => quantity)), 3)
  const reserved = round(row?.reserved ?? '0', 3)
  return { there, reserved, left: round(sub(there, reserved), 3), amount: sum(held.map(({ amount }) => amount)) }
}

/** What a release has reserved goes to nobody else. */
export async function requireUnreserved(ctx: Ctx, at: Place, qty: string, release: string | null): Promise<void> {
  const { there, reserved, left } = await freeOf(ctx, at, release)
  if (compare(reserved, '0') > 0 && compare(qty, left) > 0)
    throw Refusal.atField('qty', 'release.reserved', { there, reserved, left: compare(left, '0') > 0 ? left : '0.000' })
}
