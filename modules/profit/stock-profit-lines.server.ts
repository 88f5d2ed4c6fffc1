import sql from 'sql-template-tag'
import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { negate } from '../../core/values/decimal.ts'
import { type Ctx, find, get } from '../../server/module-api.ts'
import { contract } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { stockOut, type StockOut } from '../stock/index.ts'
import { keepProfitLines } from './write-profit-lines.server.ts'

/** The items of the profit by what goods went out for; shortages and losses wait for a decision. */
const items: Readonly<Record<string, string>> = { sale: 'cogs', use: 'adm' }

/** What of some goods is followed: all that went out since a day (null: ever), and on which day the change is written. */
interface Followed {
  readonly since: string | null
  readonly dayOf?: (ctx: Ctx, out: StockOut) => Promise<string>
}

/**
 * Whatever went out of these goods and costs something else than its lines say. An entry changes the cost of nothing that
 * went out before its day, so only what went out since is looked at.
 */
export async function followGoods(
  ctx: Ctx,
  goodsId: string,
  { since, dayOf = dayOfChange }: Followed = { since: null },
): Promise<void> {
  const all = ctx.withoutScope('the profit follows its documents')
  const differing = await ctx.sql.query<{ id: string }>(sql`
    select o.id from stock.stock_out o
    left join lateral (select sum(l.amount) as amount from profit.profit_line l where l.stock_out = o.id and l.del_flag = 0) l on true
    where o.goods_id = ${goodsId}::uuid and o.date >= coalesce(${since}::date, '-infinity') and o.del_flag = 0
      and o.out_type = any(${Object.keys(items)}::text[])
      and coalesce(l.amount, 0) <> case o.status when '1' then -coalesce(o.cost_amount, 0) else 0 end
    order by o.id`)
  for (const { id } of differing) {
    const out = await get(all, stockOut, id)
    const item = items[out.outType]
    const isOut = out.status === '1' && item !== undefined
    const brought = isOut ? { item, amount: negate(out.costAmount ?? '0') } : null
    await keepProfitLines(ctx, await sourceOf(all, out), brought, await dayOf(ctx, out))
  }
}

async function dayOfChange(ctx: Ctx, { status, date }: StockOut): Promise<string> {
  return status === '1' ? date : laterDay(date, dayOfMs(ctx.now))
}

async function sourceOf(all: Ctx, { id, outNo, unitId, deptId, contractId }: StockOut) {
  const source = { kind: 'stockOut', id, sourceNo: outNo, unitId, deptId, contractId } as const
  return { ...source, ...(await businessOf(all, source)) }
}

/** Of which business and company goods are: their contract says so, else the company of their unit. */
export async function businessOf(all: Ctx, { contractId, unitId }: Pick<StockOut, 'contractId' | 'unitId'>) {
  if (contractId !== null) {
    const { bizSegment, ourCompany } = await get(all, contract, contractId)
    return { bizSegment, company: ourCompany }
  }
  const [owner] = await find(all, company, { ownerUnit: unitId }, { sort: ['companyCode'], limit: 1 })
  return { bizSegment: owner?.bizSegments?.[0] ?? null, company: owner?.id ?? null }
}
