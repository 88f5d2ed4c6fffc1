import { allocate } from '../../core/values/allocate.ts'
import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { isZero, round, sub, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, get, link, rules } from '../../server/module-api.ts'
import { goods, settledNetCny, settlement, type Settlement } from '../contracts/index.ts'
import { addToReceiptCost } from './add-to-receipt-cost.server.ts'
import { costTrueUp } from './cost-true-up.ts'
import { provisionalAccount } from './ledger-accounts.server.ts'
import { stockIn, type StockIn } from './stock-in.ts'

/**
 * Goods are taken in at the price of their contract. Once a purchase is settled for good, what it comes to differs from
 * that: the difference makes what is still there cost something else, and is a cost at once for what has gone out. It is
 * taken back in the same way, by what is there then.
 */
export const trueUpRules = rules(settlement, {
  on: {
    approved: (ctx, record) => follow(ctx, record, record.date),
    revoked: (ctx, record) => follow(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
    closed: (ctx, record) => follow(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
  },
})

/** Makes the lines of a contract come to its difference: each entry takes its part by weight, the last one the rest. */
async function follow(ctx: Ctx, record: Settlement, since: string): Promise<void> {
  if (record.direction !== 'buy') return
  const { relatedContract: contractId } = record
  const ins = await find(
    everywhere(ctx),
    stockIn,
    { contractId, status: '1', inType: 'buy' },
    { sort: ['date', 'inNo'] },
  )
  for (const goodsId of new Set(ins.map((one) => one.goodsId).toSorted()))
    await get(everywhere(ctx), goods, goodsId, { lock: true })
  const all = await find(everywhere(ctx), costTrueUp, { contractId })
  const made = all.filter(({ settlementId }) => settlementId !== null)
  const parts = partsOf(ins, await differenceOf(ctx, contractId, ins))
  for (const one of ins) {
    const own = made.filter(({ stockInId }) => stockInId === one.id).map(({ amount }) => amount)
    const amount = round(sub(parts.get(one.id) ?? '0', sum(own)), 2)
    if (!isZero(amount)) await trueUp(ctx, record, one, amount, since)
  }
}

/** What a contract that is settled for good comes to, net of tax and in yuan, beyond what its goods were taken in at. */
async function differenceOf(ctx: Ctx, relatedContract: string, ins: readonly StockIn[]): Promise<string> {
  const approved = await find(everywhere(ctx), settlement, { relatedContract, approvalStatus: '2' })
  if (!approved.some(({ settleType }) => settleType === 'final')) return '0'
  const net = approved.filter(({ settleType }) => ['final', 'diff'].includes(settleType)).map(settledNetCny)
  return sub(sum(net), sum(ins.map(({ billAmount }) => billAmount ?? '0')))
}

function partsOf(ins: readonly StockIn[], difference: string): ReadonlyMap<string, string> {
  if (ins.length === 0) return new Map()
  const parts = allocate(
    difference,
    ins.map(({ actualQty }) => actualQty),
    2,
  )
  return new Map(ins.map(({ id }, at) => [id, parts[at] ?? '0']))
}

async function trueUp(ctx: Ctx, of: Settlement, one: StockIn, amount: string, since: string): Promise<void> {
  const made = await addToReceiptCost(ctx, one, {
    event: 'PUR_TRUE_UP',
    from: { settlementId: of.id },
    contractId: of.relatedContract,
    since,
    owed: [{ account: provisionalAccount(one.supplier ?? of.counterparty), amount }],
  })
  const to = { doc: costTrueUp, id: made.id }
  await link(ctx, { from: { doc: settlement, id: of.id }, to, type: 'create', amount, currency: 'CNY' })
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('the cost of goods follows their settlement')
}
