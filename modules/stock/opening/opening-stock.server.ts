import sql from 'sql-template-tag'
import { checkAll, create, type Ctx, find, get, link, post, Refusal } from '../../../server/module-api.ts'
import { reverseMoves, rows, rules } from '../../../server/module-api.ts'
import { goLive, goLiveState } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { stockAccount } from '../ledger-accounts.server.ts'
import { monthlyAverage } from '../monthly-average/monthly-average.ts'
import { companyOf, lockGoods, moveStock, stockEvent } from '../post-stock.server.ts'
import { stock } from '../stock-move.ts'
import { bookBack, bookCorrections } from '../stock-vouchers.server.ts'
import { warehouse } from '../warehouse.ts'
import { refreshPositionOf } from '../yard/position-contents.server.ts'
import { openingStock, type OpeningStock } from './opening-stock.ts'

const type = 'stock.openingStock'
const event = 'OPEN_STOCK'
const lock = (ctx: Ctx, id: string) => lockGoods(ctx, openingStock, id)

/** Goods that lay there come into the ledger as a batch of their own, against the account of opening balances. */
export const openingStockRules = rules(openingStock, {
  prepare: async (ctx, { goLiveId }) => {
    if (!goLiveId) return {}
    const { unitId, openingDay } = await get(everywhere(ctx), goLive, goLiveId)
    return { unitId, day: openingDay }
  },

  check: (ctx, record) => checkAll([() => requireDraft(ctx, record.goLiveId), () => requireOurs(record)]),

  locks: { post: lock, takeBack: lock },

  on: {
    delete: (ctx, record) => requireDraft(ctx, record.goLiveId),

    post: async (ctx, record) => {
      const { goodsId, inDate, batchNo, segment, unitId, deptId, quantity, amount } = record
      const all = everywhere(ctx)
      const made = await create(all, batch, { goodsId, inDate, origin: batchNo, segment, unitId, deptId })
      const of = { ...record, date: dayOf(record), batchId: made.id }
      const moved = await moveStock(ctx, of, { type, no: batchNo }, stockEvent.opening, { quantity, amount })
      const { voucherNo } = await post(ctx, {
        event,
        source: { type, id: record.id },
        unitId: companyOf(record),
        day: of.date,
        segment,
        lines: [
          { ...stockAccount(goodsId), side: 'debit', amount },
          { ledger: 'opening', account: '0000', key: goodsId, currency: 'CNY', side: 'credit', amount },
        ],
      })
      await bookCorrections(ctx, moved, { type, id: record.id }, 'COST_ADJ')
      const to = { doc: batch, id: made.id }
      await link(ctx, { from: { doc: openingStock, id: record.id }, to, type: 'create', qty: quantity })
      return { batchId: made.id, voucherNo }
    },

    takeBack: async (ctx, record) => {
      const day = dayOf(record)
      const source = { type, id: record.id, no: record.batchNo }
      const moved = await reverseMoves(ctx, stock, {
        event: stockEvent.opening,
        source,
        unitId: companyOf(record),
        day,
      })
      await refreshPositionOf(ctx, record.batchId)
      await bookBack(ctx, record, [event], day)
      await bookCorrections(ctx, moved, { type, id: record.id }, 'COST_ADJ_BACK')
    },
  },
})

/** Totals of stock name warehouses, and what has gone on from opening stock bars the reversal of the whole. */
export const goLiveStockRules = rules(goLive, {
  check: async (ctx, { controls }) => {
    for (const [at, { part, warehouse: name }] of (controls ?? []).entries()) {
      if (part !== 'stock' || name === null) continue
      const [found] = await find(everywhere(ctx), warehouse, { warehouseName: name }, { limit: 1 })
      if (found === undefined) throw Refusal.atField(`controls.${at}.warehouse`, 'stock.no-such-warehouse', { name })
    }
  },

  on: { reverse: (ctx, { id }) => requireWhole(ctx, id) },
})

async function requireWhole(ctx: Ctx, goLiveId: string): Promise<void> {
  const [gone] = await ctx.sql.query<{ batchNo: string }>(sql`
    select r.batch_no as "batchNo" from (${rows(everywhere(ctx), openingStock)}) r
    where r.go_live_id = ${goLiveId}::uuid and r.row_status = '1'
      and exists (select from stock.stock_move m where m.batch_id = r.batch_id and m.source_id <> r.id::text)
    order by r.batch_no limit 1`)
  if (gone !== undefined) throw new Refusal('stock.opening-moved', { batch: gone.batchNo }, { status: 409 })
  const [averaged] = await ctx.sql.query<{ month: string }>(sql`
    select max(a.month) as month from (${rows(everywhere(ctx), openingStock)}) r
    join (${rows(everywhere(ctx), monthlyAverage)}) a on a.unit_id = r.unit_id and a.goods_id = r.goods_id and a.holds = '1'
    where r.go_live_id = ${goLiveId}::uuid and r.row_status = '1' having max(a.month) is not null`)
  if (averaged !== undefined) throw new Refusal('stock.month-averaged', { month: averaged.month }, { status: 409 })
}

/** Goods of others are not among what we have. */
function requireOurs({ owner }: OpeningStock): void {
  if (!['own', 'pledge'].includes(owner)) throw Refusal.atField('owner', 'stock.opening-not-ours')
}

async function requireDraft(ctx: Ctx, goLiveId: string): Promise<void> {
  const { status, goLiveNo } = await get(everywhere(ctx), goLive, goLiveId)
  if (status !== goLiveState.draft) throw new Refusal('go-live.not-draft', { number: goLiveNo ?? '' }, { status: 409 })
}

function dayOf({ day }: OpeningStock): string {
  if (day === null) throw new Error('opening stock is of the day before its go-live')
  return day
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('opening balances belong to their go-live')
}
