import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { isZero, sub, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, get, rules } from '../../server/module-api.ts'
import {
  contract,
  type Contract,
  counterparty,
  settledNetCny,
  settlement,
  type Settlement,
} from '../contracts/index.ts'
import { costTrueUp, type CostTrueUp, landedCost, stockIn } from '../stock/index.ts'
import { followGoods } from './stock-profit-lines.server.ts'
import { type Brought, keepProfitLines } from './write-profit-lines.server.ts'

/** What is settled is revenue or cost, net of tax and in yuan, from the day of the settlement; one revoked is neither. */
export const settledProfit = rules(settlement, {
  on: {
    approved: (ctx, record) => followBoth(ctx, record, record.date),
    revoked: (ctx, record) => followBoth(ctx, record, dayOfMs(ctx.now)),
    closed: (ctx, record) => followBoth(ctx, record, dayOfMs(ctx.now)),
  },
})

/** A final settlement makes its goods cost something else, also those that have gone out since. */
async function followBoth(ctx: Ctx, { relatedContract: contractId }: Settlement, since: string): Promise<void> {
  await followContract(ctx, contractId, since)
  const all = ctx.withoutScope('the profit follows its documents')
  const trued = await find(all, costTrueUp, { contractId })
  for (const goodsId of new Set(trued.map((line) => line.goodsId).toSorted())) await followGoods(ctx, goodsId)
}

/**
 * The settlements of a contract hang together: a final one takes the place of the provisional ones, and goods that came
 * into a warehouse are a cost when they leave it. `since` is the day from which that is so.
 */
export function followContract(ctx: Ctx, contractId: string, since: string): Promise<void> {
  return followSettlements(ctx, contractId, async ({ date }) => laterDay(date, since))
}

/** The same where each settlement has a day of its own from which that is so. */
export async function followSettlements(
  ctx: Ctx,
  contractId: string,
  dayOf: (of: Settlement) => Promise<string>,
): Promise<void> {
  const all = ctx.withoutScope('the profit follows its documents')
  const of = await get(all, contract, contractId, { lock: true })
  const every = await find(all, settlement, { relatedContract: contractId }, { sort: ['createTime'] })
  const [stocked] = await find(all, stockIn, { contractId, status: '1' }, { limit: 1 })
  const approved = every.filter(({ approvalStatus }) => approvalStatus === '2')
  const isFinal = approved.some(({ settleType }) => settleType === 'final')
  for (const one of every) {
    const counts = one.approvalStatus === '2' && !(isFinal && one.settleType === 'prov')
    const own = counts ? await broughtBy(all, of, one, stocked !== undefined) : null
    const brought = withTrueUp(own, await find(all, costTrueUp, { settlementId: one.id }))
    await keepProfitLines(ctx, sourceOf(of, one), brought, await dayOf(one))
  }
}

async function broughtBy(all: Ctx, of: Contract, one: Settlement, isStocked: boolean): Promise<Brought> {
  const amount = settledNetCny(one)
  if (one.direction === 'sell') return { item: 'rev', amount }
  const item = await costItem(all, of, one)
  if (item === null || (item === 'cogs' && isStocked)) return null
  // What was allocated to goods is a cost with them.
  const allocated = await find(all, landedCost, { settlementId: one.id, status: '1' })
  return { item, amount: sub(sum(allocated.map(({ total }) => total ?? '0')), amount) }
}

/** With what a settlement made of goods that had gone out before it. */
function withTrueUp(own: Brought, lines: readonly CostTrueUp[]): Brought {
  const cost = sum(lines.map(({ toCost }) => toCost))
  return isZero(cost) ? own : { item: 'cogs', amount: sub(own?.item === 'cogs' ? own.amount : '0', cost) }
}

/** What is built becomes an asset, and no cost of the month. */
async function costItem(all: Ctx, { contractType }: Contract, one: Settlement): Promise<string | null> {
  if (contractType === 'gc') return null
  if (one.settleType === 'frt' || contractType === 'ys' || contractType === 'zc') return 'frt'
  if (one.settleType !== 'svc' && contractType !== 'fw') return 'cogs'
  const { cpRole } = await get(all, counterparty, one.counterparty)
  return serviceItems.find(([role]) => cpRole.includes(role))?.[1] ?? 'other'
}

/** What the services of a counterparty are, by its role. */
const serviceItems = [
  ['port', 'port'],
  ['insp', 'test'],
  ['agent', 'agt'],
  ['carr', 'frt'],
] as const

function sourceOf(of: Contract, { id, settleNo, unitId, deptId }: Settlement) {
  const { bizSegment, ourCompany: company, id: contractId } = of
  return { kind: 'settlement', id, sourceNo: settleNo, unitId, deptId, bizSegment, company, contractId } as const
}
