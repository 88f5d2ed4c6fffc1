import { dayOfMs, laterDay } from '../../../core/values/day.ts'
import {
  type Ctx,
  find,
  findPosted,
  firstOpenDay,
  get,
  post,
  reverse,
  rules,
  timesPosted,
} from '../../../server/module-api.ts'
import { contract, settledNetCny, settlement, type Settlement } from '../../contracts/index.ts'
import { costOfSalesAccount, provisionalAccount, signedLines } from '../ledger-accounts.server.ts'
import { companyOf } from '../post-stock.server.ts'
import { stockIn } from '../stock-in.ts'

/** The event by which goods that went past every warehouse are booked as a cost. */
export const directEvent = 'DIRECT_COST'

/**
 * Goods of a purchase that is settled for good and that came into no warehouse went straight to who bought them: what
 * they are settled at is a cost of their sale at once, as long as they do not come in after all.
 */
export const costOfDirectSales = rules(settlement, {
  on: {
    approved: (ctx, { direction, relatedContract, date }) => follow(ctx, direction, relatedContract, date),
    revoked: (ctx, record) => follow(ctx, record.direction, record.relatedContract, laterDay(record.date, today(ctx))),
    closed: (ctx, record) => follow(ctx, record.direction, record.relatedContract, laterDay(record.date, today(ctx))),
  },
})

/** What comes in is a cost when it goes out. */
export const costOfGoodsIn = rules(stockIn, {
  on: {
    confirm: (ctx, { inType, contractId, date }) => follow(ctx, inType, contractId, date),
    reverse: (ctx, { inType, contractId, date }) => follow(ctx, inType, contractId, laterDay(date, today(ctx))),
  },
})

const today = (ctx: Ctx) => dayOfMs(ctx.now)
const everywhere = (ctx: Ctx) => ctx.withoutScope('the cost of goods follows their settlement')

async function follow(ctx: Ctx, way: string, contractId: string | null, since: string): Promise<void> {
  if (way === 'buy' && contractId !== null) await followDirect(ctx, contractId, since)
}

/** Makes the settlements of a purchase a cost, or no longer one, from a day on. */
export async function followDirect(ctx: Ctx, contractId: string, since: string): Promise<void> {
  const all = everywhere(ctx)
  const ofGoods = { relatedContract: contractId, settleType: ['final', 'diff'] }
  const settled = await find(all, settlement, ofGoods, { sort: ['createTime'] })
  if (settled.length === 0) return
  const { contractType, goLiveId } = await get(all, contract, contractId, { lock: true })
  const [taken] = await find(all, stockIn, { contractId, status: '1', inType: 'buy' }, { limit: 1 })
  const approved = settled.filter(({ approvalStatus }) => approvalStatus === '2')
  // What is built becomes an asset, and goods of a contract that was carried over may be opening stock.
  const isOfSale = contractType !== 'gc' && goLiveId === null && taken === undefined
  const isDirect = isOfSale && approved.some(({ settleType }) => settleType === 'final')
  for (const one of settled) await keepDirect(ctx, one, isDirect && approved.includes(one), since)
}

async function keepDirect(ctx: Ctx, one: Settlement, isCost: boolean, since: string): Promise<void> {
  const times = await timesPosted(ctx, directEvent, one.id)
  const posted = await findPosted(ctx, directEvent, one.id, times)
  const isBooked = posted !== null && (await findPosted(ctx, `${directEvent}-REV`, one.id, times)) === null
  if (isBooked === isCost) return
  const unitId = companyOf(one)
  const day = await firstOpenDay(ctx, unitId, laterDay(one.date, since), ['arap', 'profit'])
  if (posted !== null && isBooked) await reverse(ctx, { posting: posted.id, day })
  else await bookDirect(ctx, one, { seq: times + 1, unitId, day })
}

async function bookDirect(
  ctx: Ctx,
  one: Settlement,
  of: { readonly seq: number; readonly unitId: string; readonly day: string },
): Promise<void> {
  const amount = settledNetCny(one)
  const lines = [
    ...signedLines(costOfSalesAccount(one.relatedContract), amount, 'debit'),
    ...signedLines(provisionalAccount(one.counterparty), amount, 'credit'),
  ]
  if (lines.length > 0)
    await post(ctx, { ...of, event: directEvent, source: { type: 'contracts.settlement', id: one.id }, lines })
}
