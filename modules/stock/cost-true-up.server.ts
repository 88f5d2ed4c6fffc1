import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { abs, compare, div, isZero, mul, round, sub, sum } from '../../core/values/decimal.ts'
import {
  balancesAt,
  change,
  create,
  type Ctx,
  find,
  firstOpenDay,
  get,
  link,
  post,
  type PostingLine,
  rules,
} from '../../server/module-api.ts'
import { goods, settledNetCny, settlement, type Settlement } from '../contracts/index.ts'
import { type CostTrueUp, costTrueUp } from './cost-true-up.ts'
import { costOfSalesAccount, provisionalAccount, stockAccount } from './ledger-accounts.server.ts'
import { companyOf, moveStock, stockEvent } from './post-stock.server.ts'
import { stockIn, type StockIn } from './stock-in.ts'
import { stock } from './stock-move.ts'
import { bookCorrections } from './stock-vouchers.server.ts'

const type = 'stock.costTrueUp'

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
  const made = await find(everywhere(ctx), costTrueUp, { contractId })
  const parts = partsOf(ins, await differenceOf(ctx, contractId, ins))
  for (const one of ins) {
    const own = made.filter(({ stockInId }) => stockInId === one.id).map(({ amount }) => amount)
    const amount = round(sub(parts.get(one.id) ?? '0', sum(own)), 2)
    if (!isZero(amount)) await trueUp(ctx, record, one, amount, laterDay(since, one.date))
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
  const whole = sum(ins.map(({ actualQty }) => actualQty))
  const parts = new Map<string, string>()
  let left = difference
  for (const [at, { id, actualQty }] of ins.entries()) {
    const part = at === ins.length - 1 ? left : div(mul(difference, actualQty), whole, 2)
    parts.set(id, part)
    left = sub(left, part)
  }
  return parts
}

async function trueUp(ctx: Ctx, of: Settlement, one: StockIn, amount: string, since: string): Promise<void> {
  const { id: stockInId, goodsId, batchId, actualQty: qty, deptId } = one
  const unitId = companyOf(one)
  const day = await firstOpenDay(ctx, unitId, since, ['stock', 'arap', 'profit'])
  const leftQty = await leftOf(ctx, one, unitId, day)
  const toStock = div(mul(amount, leftQty), qty, 2)
  const parts = { qty, leftQty, amount, toStock, toCost: round(sub(amount, toStock), 2) }
  const from = { settlementId: of.id, contractId: of.relatedContract, stockInId, goodsId, batchId }
  const made = await create(everywhere(ctx), costTrueUp, { ...from, ...parts, day, unitId, deptId })
  const source = { type, id: made.id }
  if (!isZero(toStock)) {
    const no = made.trueUpNo
    const moved = await moveStock(ctx, { ...one, id: made.id, date: day }, { type, no }, stockEvent.trueUp, {
      quantity: '0',
      amount: toStock,
    })
    await bookCorrections(ctx, moved, source, 'COST_ADJ')
  }
  const voucherNo = await booked(ctx, made, provisionalAccount(one.supplier ?? of.counterparty), unitId)
  await change(everywhere(ctx), costTrueUp, made, { voucherNo }, { verb: 'update' })
  const to = { doc: costTrueUp, id: made.id }
  await link(ctx, { from: { doc: settlement, id: of.id }, to, type: 'create', amount, currency: 'CNY' })
}

/** What is left of what came in, at the end of a day; of a batch of several entries no more than this one brought. */
async function leftOf(ctx: Ctx, { goodsId, batchId, actualQty }: StockIn, unitId: string, day: string) {
  const there = await balancesAt(ctx, stock, { unitIds: [unitId], day, at: { goodsId, batchId } })
  const left = sum(there.map(({ quantity }) => quantity))
  return compare(left, actualQty) < 0 ? round(left, 3) : actualQty
}

async function booked(
  ctx: Ctx,
  { id, day, contractId, goodsId, amount, toStock, toCost }: CostTrueUp,
  owed: Omit<PostingLine, 'side' | 'amount'>,
  unitId: string,
): Promise<string> {
  const isMore = compare(amount, '0') > 0
  const lines = [
    { ...stockAccount(goodsId), side: 'debit', amount: toStock },
    { ...costOfSalesAccount(contractId), side: 'debit', amount: toCost },
    { ...owed, side: 'credit', amount },
  ] as const
  const { voucherNo } = await post(ctx, {
    event: 'PUR_TRUE_UP',
    source: { type, id },
    unitId,
    day,
    lines: lines
      .filter((line) => !isZero(line.amount))
      .map((line) => ({ ...line, side: isMore ? line.side : opposite[line.side], amount: abs(line.amount) })),
  })
  return voucherNo
}

const opposite = { debit: 'credit', credit: 'debit' } as const

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('the cost of goods follows their settlement')
}
