import { dayOfMs, laterDay } from '../../../core/values/day.ts'
import { compare, div, isZero, mul, sub } from '../../../core/values/decimal.ts'
import { change, type Ctx, find, firstOpenDay, get, rules } from '../../../server/module-api.ts'
import {
  type BarterSettlement,
  barterSettlement,
  contract,
  goods,
  settlement,
  type Settlement,
} from '../../contracts/index.ts'
import { companyOf } from '../post-stock.server.ts'
import { stockOut, type StockOut } from '../stock-out.ts'
import { bookCosts, type Cause, type CostPart } from './cost-voucher.server.ts'
import { lastSettledDay, settledAnew, underContract } from './settled-quantities.server.ts'

/**
 * Goods that went out for a sale wait as goods sent until they are settled: then what they cost is a cost of the sale, on
 * the day of the settlement or theirs, whichever is later. What is revoked, comes back or costs something else since
 * changes it anew.
 */
export const costOfSettledSales = rules(settlement, {
  on: {
    approved: (ctx, record) => followSettlement(ctx, record, record.date),
    revoked: (ctx, record) => followSettlement(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
    closed: (ctx, record) => followSettlement(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
  },
})

/** Goods sent under a barter are a cost once they are set against what came for them. */
export const costOfBarteredGoods = rules(barterSettlement, {
  on: {
    approved: (ctx, record) => followBarter(ctx, record, record.date),
    revoked: (ctx, record) => followBarter(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
    closed: (ctx, record) => followBarter(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
  },
})

/** Goods that go out after their settlement are a cost at once, and what comes back leaves its tonnes to the next ones. */
export const costOfGoodsSold = rules(stockOut, {
  on: {
    confirm: async (ctx, { id, outType, contractId }) => {
      if (outType !== 'sale' || contractId === null) return
      const since = await lastSettled(ctx, contractId)
      if (since !== null) await followSales(ctx, contractId, { type: 'stock.stockOut', id }, since)
    },

    reverse: async (ctx, { id, contractId, settledQty, date }) => {
      if (contractId === null || isZero(settledQty ?? '0')) return
      await followSales(ctx, contractId, { type: 'stock.stockOut', id }, laterDay(date, dayOfMs(ctx.now)))
    },
  },
})

const everywhere = (ctx: Ctx) => ctx.withoutScope('the cost of goods follows their settlement')

/** Whatever settles goods of a contract, or takes them out under it, comes one after the other. */
export async function lockSale(ctx: Ctx, contractId: string): Promise<void> {
  await find(everywhere(ctx), contract, { id: contractId }, { lock: true })
}

async function followSettlement(ctx: Ctx, { id, direction, relatedContract }: Settlement, since: string) {
  if (direction !== 'sell') return
  await lockSale(ctx, relatedContract)
  await followSales(ctx, relatedContract, { type: 'contracts.settlement', id }, since)
}

async function followBarter(ctx: Ctx, { id, relatedContract }: BarterSettlement, since: string): Promise<void> {
  await lockSale(ctx, relatedContract)
  await followSales(ctx, relatedContract, { type: 'contracts.barterSettlement', id }, since)
}

/** The day of the last settlement of what was sold under a contract; null where there is none. */
export async function lastSettled(ctx: Ctx, contractId: string): Promise<string | null> {
  const [last] = await ctx.sql.query<{ day: string | null }>(lastSettledDay(contractId))
  return last?.day ?? null
}

/** Makes what went out under a contract a cost as far as it is settled now, from a day on; the contract is locked. */
export async function followSales(ctx: Ctx, contractId: string, cause: Cause, since: string): Promise<void> {
  const anew = await ctx.sql.query<{ id: string; goodsId: string; settledQty: string }>(
    settledAnew(underContract(contractId)),
  )
  // What corrects a cost holds its goods.
  for (const goodsId of new Set(anew.map((one) => one.goodsId).toSorted()))
    await get(everywhere(ctx), goods, goodsId, { lock: true })
  await keepCosts(ctx, cause, new Map(anew.map(({ id, settledQty }) => [id, { settledQty, since }])))
}

/** What was sold and costs something else from a day on. */
export interface Recosted extends Pick<StockOut, 'id' | 'contractId' | 'settledQty'> {
  readonly day: string
}

/** What corrects the cost of goods that went out is a cost of their sale by the part of them that is settled. */
export async function followCorrections(ctx: Ctx, outs: readonly Recosted[], cause: Cause): Promise<void> {
  const settledDays = new Map<string, string | null>()
  for (const contractId of new Set(outs.flatMap((out) => out.contractId ?? [])))
    settledDays.set(contractId, await lastSettled(ctx, contractId))
  const wanted = outs.map(({ id, contractId, settledQty, day }): [string, Wanted] => {
    const settled = settledDays.get(contractId ?? '') ?? null
    return [id, { settledQty: settledQty ?? '0', since: settled === null ? day : laterDay(day, settled) }]
  })
  await keepCosts(ctx, cause, new Map(wanted))
}

/** How much of what went out is settled, and from which day its cost is booked so. */
interface Wanted {
  readonly settledQty: string
  readonly since: string
}

async function keepCosts(ctx: Ctx, cause: Cause, wanted: ReadonlyMap<string, Wanted>): Promise<void> {
  if (wanted.size === 0) return
  const outs = await find(everywhere(ctx), stockOut, { id: [...wanted.keys()] }, { sort: ['date'], lock: true })
  const parts: CostPart[] = []
  for (const out of outs) {
    const of = wanted.get(out.id)
    if (of === undefined) continue
    const settledCost = costOfSettled(out, of.settledQty)
    const unitId = companyOf(out)
    const day = await firstOpenDay(ctx, unitId, laterDay(out.date, of.since), ['profit'])
    parts.push({ ...out, unitId, day, amount: sub(settledCost, out.settledCost ?? '0') })
    await change(everywhere(ctx), stockOut, out, { settledQty: of.settledQty, settledCost }, { verb: 'settle' })
  }
  await bookCosts(ctx, cause, parts)
}

/** The part of a cost that belongs to so many tonnes; all of it to the last of them, so that no cent is left. */
function costOfSettled({ qty, costAmount }: StockOut, settledQty: string): string {
  const cost = costAmount ?? '0'
  return compare(settledQty, qty) < 0 ? div(mul(cost, settledQty), qty, 2) : cost
}
