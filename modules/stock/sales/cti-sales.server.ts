import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { add, compare, isZero, sub } from '../../../core/values/decimal.ts'
import { act, change, checkAll, type Ctx, find, get, Refusal, rules, type Suggest } from '../../../server/module-api.ts'
import { contract } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { cargoRelease, type CargoRelease } from '../release/cargo-release.ts'
import { holdingRelease } from '../release/release-states.ts'
import { requireInYard, requireLyingIn } from '../yard/position-contents.server.ts'
import { ctiSales, type CtiSales } from './cti-sales.ts'
import { openOrder, orderState } from './order-states.ts'
import { priceOfDay } from './price-of-day.server.ts'

/** An order is offered the price of its day. */
const listPrice: Suggest<Ctx, CtiSales> = {
  after: ['priceDate', 'specId', 'warehouseId'],
  fill: async (ctx, draft) => {
    const line = await priceOfDay(ctx, { ...draft, unitId: draft.unitId ?? ctx.actor.unitId })
    if (line === null) return { settled: { listPrice: null, minPrice: null } }
    const { listPrice: asked, minPrice } = line
    return { settled: { listPrice: asked, minPrice }, offered: { unitPrice: asked } }
  },
}

/** Goods are sold at the price of a published list; what was fetched is counted under the lock of the order. */
export const ctiSalesRules = rules(ctiSales, {
  suggest: listPrice,

  prepare: async (ctx, draft, before) => {
    const unitId = draft.unitId ?? before?.unitId ?? ctx.actor.unitId
    const line = await priceOfDay(ctx, { ...draft, unitId })
    return { listPrice: line?.listPrice ?? null, minPrice: line?.minPrice ?? null }
  },

  check: (ctx, record) =>
    checkAll([
      () => requireListed(record),
      () => requireParties(ctx, record),
      () => requireBatch(ctx, record),
      () => requireLying(ctx, record),
    ]),

  submittable: (ctx, record) =>
    checkAll([
      () => {
        const { validTo } = record
        if (validTo < dayOfMs(ctx.now)) throw Refusal.atField('validTo', 'order.past', { day: validTo })
      },
      // The yard may have laid it elsewhere since it was entered.
      () => requireLying(ctx, record),
    ]),

  on: {
    submit: () => ({ status: orderState.inApproval }),
    returned: () => ({ status: orderState.draft }),
    withdrawn: () => ({ status: orderState.draft }),
    approved: () => ({ status: orderState.waiting }),
    revoked: (_ctx, { pickedQty }) => {
      if (!isZero(pickedQty ?? '0')) throw new Refusal('order.picked-up', { qty: pickedQty ?? '0' })
      return { status: orderState.closed }
    },
    closed: () => ({ status: orderState.closed }),
    finish: (_ctx, _record, { reason }) => ({ closeReason: String(reason) }),
  },
})

/** What was not fetched by its last day is given back to its contract; releases of it have ended by then. */
export async function expireOrders(ctx: Ctx): Promise<void> {
  const all = free(ctx)
  const before = addDays(dayOfMs(ctx.now), -1)
  const over = await find(all, ctiSales, { status: openOrder, validTo: { to: before } }, { sort: ['validTo'] })
  const releases = await find(all, cargoRelease, { orderId: over.map(({ id }) => id), status: holdingRelease })
  // A release that still goes round ends first.
  const held = new Set(releases.map(({ orderId }) => orderId))
  for (const { id } of over.filter((one) => !held.has(one.id))) await act(all, ctiSales, id, 'expire')
}

/** Counts what was fetched by a release of an order, or came back (below zero). */
export async function countPicked(ctx: Ctx, { orderId }: CargoRelease, qty: string): Promise<void> {
  if (orderId === null) return
  const of = await get(free(ctx), ctiSales, orderId, { lock: true })
  const pickedQty = add(of.pickedQty ?? '0', qty)
  const [status, verb] = stateAfter(of, pickedQty, compare(qty, '0') > 0)
  await change(free(ctx), ctiSales, of, status === null ? { pickedQty } : { pickedQty, status }, { verb })
}

function stateAfter({ status, qty }: CtiSales, pickedQty: string, out: boolean) {
  if (status === orderState.settled || status === orderState.closed) return [null, 'putBackLate'] as const
  if (out && compare(sub(qty, pickedQty), '0') <= 0) return [orderState.fetched, 'fetchedAll'] as const
  if (out) return [orderState.partly, 'fetchedPart'] as const
  return isZero(pickedQty) ? ([orderState.waiting, 'putAllBack'] as const) : ([orderState.partly, 'putBack'] as const)
}

const free = (ctx: Ctx) => ctx.withoutScope('what is fetched of an order binds everybody')

function requireListed({ listPrice: asked, priceDate }: CtiSales): void {
  if (asked === null) throw Refusal.atField('priceDate', 'order.no-price', { day: priceDate })
}

/** An order is of the customer of its contract, and runs no longer than it. */
async function requireParties(ctx: Ctx, { contractId, customer, validTo }: CtiSales): Promise<void> {
  const under = await get(ctx.withoutScope('an order is made under its contract'), contract, contractId)
  if (under.counterparty !== customer) throw Refusal.atField('customer', 'order.other-customer')
  if (under.validTo < validTo) throw Refusal.atField('validTo', 'order.after-contract', { day: under.validTo })
}

/** It is fetched from where the batch lies in its yard. */
async function requireLying(ctx: Ctx, { positionId, warehouseId, batchId }: CtiSales): Promise<void> {
  await requireInYard(ctx, positionId, warehouseId, 'positionId')
  await requireLyingIn(ctx, batchId, positionId)
}

async function requireBatch(ctx: Ctx, { batchId, goodsId }: CtiSales): Promise<void> {
  const of = await get(ctx.withoutScope('a batch is of one sort of goods'), batch, batchId)
  if (of.goodsId !== goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
}
