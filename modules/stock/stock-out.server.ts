import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { negate, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, find, get, Refusal, reverseMoves, rules } from '../../server/module-api.ts'
import { batch } from './batch.ts'
import { requireNoBlend } from './blend/feed-and-produce.server.ts'
import { lockSale } from './cost-of-sale/cost-of-sale.server.ts'
import { requireJudgedTicket } from './gate/require-judged-ticket.server.ts'
import { companyOf, lockGoods, moveStock, stockEvent } from './post-stock.server.ts'
import { countBack, countFetched, releaseToFetch, requireReleased } from './release/fetch-goods.server.ts'
import { requireUnreserved } from './release/reserved-stock.server.ts'
import { requireBothDrafts } from './sea/draft-survey.server.ts'
import { requireNoCheck } from './stock-count.server.ts'
import { stock } from './stock-move.ts'
import { stockOut, type StockOut } from './stock-out.ts'
import { stockTransfer } from './stock-transfer.ts'
import {
  bookBack,
  bookCorrections,
  bookDifference,
  bookOut,
  costOf,
  outEvents,
  worthOf,
} from './stock-vouchers.server.ts'
import { refreshPositionOf } from './yard/position-contents.server.ts'

const type = 'stock.stockOut'

// What somebody decides to take; a loss is a loss, whoever had reserved it.
const taking: readonly string[] = ['sale', 'use', 'blend']

/** Goods go out with their voucher, in one transaction, and come back by the opposite of both, at what they cost. */
export const stockOutRules = rules(stockOut, {
  prepare: (_ctx, { date }) => ({ month: date?.slice(0, 7) ?? null }),

  check: async (ctx, record) => {
    const { batchId, goodsId } = record
    const of = await get(ctx.withoutScope('a batch is of one sort of goods'), batch, batchId)
    if (of.goodsId !== goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
    if (record.outType === 'blend' && record.blendId === null) throw Refusal.atField('outType', 'blend.by-blend-only')
    requireBothDrafts(record)
    await requireReleased(ctx, record)
  },

  locks: { confirm: lockContractAndGoods, reverse: lockContractAndGoods },

  on: {
    confirm: async (ctx, record) => {
      await requireJudgedTicket(ctx, record)
      const release = await releaseToFetch(ctx, record)
      if (taking.includes(record.outType)) await requireUnreserved(ctx, record, record.qty, release?.id ?? null)
      const quantity = negate(record.qty)
      const moved = await moveStock(ctx, record, { type, no: record.outNo }, stockEvent.out, { quantity })
      const cost = round(costOf(moved), 2)
      const voucherNo = await bookOut(ctx, record, cost)
      await bookCorrections(ctx, moved, { type, id: record.id }, 'COST_ADJ')
      if (release !== null) await countFetched(ctx, release, record.qty)
      return { voucherNo, bookedAmount: cost, costAmount: cost }
    },

    reverse: async (ctx, record) => {
      await requireNoTransfer(ctx, record)
      await requireNoCheck(ctx, 'lossOut', record.id)
      await requireNoBlend(ctx, record.blendId, 'fed')
      await countBack(ctx, record)
      const day = laterDay(record.date, dayOfMs(ctx.now))
      const source = { type, id: record.id, no: record.outNo ?? '' }
      const of = { event: stockEvent.out, source, unitId: companyOf(record), day }
      const moved = await reverseMoves(ctx, stock, of)
      await refreshPositionOf(ctx, record.batchId)
      await bookBack(ctx, record, outEvents, day)
      // What corrected its cost since it was booked comes back besides.
      const amount = sub(worthOf(moved), record.bookedAmount ?? '0')
      const own = { type, id: record.id }
      await bookDifference(ctx, record, { source: own, event: 'COST_BACK', seq: 1, day, amount })
      await bookCorrections(ctx, moved, own, 'COST_ADJ_BACK')
    },
  },
})

/** In the order in which whoever settles a sale takes them. */
async function lockContractAndGoods(ctx: Ctx, id: string): Promise<void> {
  const { contractId } = await get(ctx.withoutScope('the cost of goods follows their settlement'), stockOut, id)
  if (contractId !== null) await lockSale(ctx, contractId)
  await lockGoods(ctx, stockOut, id)
}

/** What was lost on the way comes back with the transfer that lost it. */
async function requireNoTransfer(ctx: Ctx, { id }: StockOut): Promise<void> {
  const all = ctx.withoutScope('a loss on the way belongs to its transfer')
  for (const field of ['lossOut', 'claimOut'] as const) {
    const [of] = await find(all, stockTransfer, { [field]: id, status: '2' }, { limit: 1 })
    if (of !== undefined) throw new Refusal('stock.of-transfer', { number: of.transferNo ?? '' })
  }
}
