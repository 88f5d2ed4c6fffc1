import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { compare, isZero } from '../../../core/values/decimal.ts'
import {
  act,
  checkAll,
  type Ctx,
  find,
  get,
  labelOf,
  Refusal,
  rules,
  type Suggest,
} from '../../../server/module-api.ts'
import { contract, counterparty, counterpartyState, goods } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { grossPriceOf } from '../contract-price.server.ts'
import { ctiSales } from '../sales/cti-sales.ts'
import { stockCount } from '../stock-count.ts'
import { placeOf } from '../yard/position-contents.server.ts'
import { cargoRelease, type CargoRelease } from './cargo-release.ts'
import { requireCredit } from './credit-cover.server.ts'
import { type Cover, coverOf, requireCovered, requireSameApprovers } from './release-cover.server.ts'
import { openRelease, releaseState } from './release-states.ts'
import { freeOf } from './reserved-stock.server.ts'

const contractTerms: Suggest<Ctx, CargoRelease> = {
  after: ['contractId', 'goodsId', 'date'],
  fill: async (ctx, draft) => {
    const price = await grossPriceOf(ctx, draft)
    return price === null ? {} : { offered: { price } }
  },
}

/** Goods are released as far as their price is covered and their tonnes are free; both are judged under locks. */
export const cargoReleaseRules = rules(cargoRelease, {
  suggest: contractTerms,

  prepare: async (ctx, draft, before) => {
    const { contractId, customer, basis, goodsId, price, amount, date, batchId, validTo } = draft
    const lies = batchId ? { positionId: (await placeOf(ctx, batchId)) ?? null } : {}
    if (!contractId || !customer || !basis || !goodsId || !price || !amount || !date || !validTo) return lies
    const { currency, tolerancePct } = await get(free(ctx), contract, contractId)
    const unitId = draft.unitId ?? before?.unitId ?? ctx.actor.unitId
    const of = { contractId, customer, basis, goodsId, price, amount, date, validTo, currency, unitId }
    return { ...lies, currency, tolerancePct, ...(await coverOf(ctx, of, before?.id ?? null)) }
  },

  check: (ctx, record) =>
    checkAll([() => requireBatch(ctx, record), () => requirePrice(ctx, record), () => requireWithinOrder(ctx, record)]),

  submittable: (ctx, record) =>
    checkAll([
      () => requireTime(ctx, record),
      () => requireCustomer(ctx, record),
      () => requireCounted(ctx, record),
      () => requireGoods(ctx, record),
      () => requireMoney(ctx, record),
    ]),

  // Contract, customer, goods, and the release last: two releases of one cover or one batch follow each other.
  locks: {
    submit: async (ctx, id) => {
      const [one] = await find(free(ctx), cargoRelease, { id })
      if (one === undefined) return
      await get(free(ctx), contract, one.contractId, { lock: true })
      await get(free(ctx), counterparty, one.customer, { lock: true })
      await get(free(ctx), goods, one.goodsId, { lock: true })
    },
  },

  on: {
    submit: async (ctx, record) => ({
      status: releaseState.inApproval,
      ...(await coverOf(ctx, record, record.id)),
    }),
    returned: () => ({ status: releaseState.draft }),
    withdrawn: () => ({ status: releaseState.draft }),
    // Money may have gone back meanwhile.
    approved: async (ctx, record) => {
      requireTime(ctx, record)
      const cover = await coverOf(ctx, record, record.id)
      await requireReached(ctx, record, cover)
      return { status: releaseState.released, ...cover }
    },
    revoked: (_ctx, { deliveredQty }) => {
      if (!isZero(deliveredQty ?? '0')) throw new Refusal('release.picked-up', { qty: deliveredQty ?? '0' })
      return { status: releaseState.revoked }
    },
    closed: () => ({ status: releaseState.lapsed }),
  },
})

/** What was not fetched by its last day is free again for others, its tonnes and its money. */
export async function expireReleases(ctx: Ctx): Promise<void> {
  const all = ctx.withoutScope('what a release draws on binds everybody')
  const before = addDays(dayOfMs(ctx.now), -1)
  const over = await find(all, cargoRelease, { status: openRelease, validTo: { to: before } }, { sort: ['validTo'] })
  for (const { id } of over) await act(all, cargoRelease, id, 'expire')
}

const free = (ctx: Ctx) => ctx.withoutScope('what a release draws on binds everybody')

async function requireBatch(ctx: Ctx, { batchId, goodsId }: CargoRelease): Promise<void> {
  const of = await get(free(ctx), batch, batchId)
  if (of.goodsId !== goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
}

async function requirePrice(ctx: Ctx, record: CargoRelease): Promise<void> {
  const price = await grossPriceOf(ctx, record)
  if (price !== null && compare(record.price, price) < 0)
    throw Refusal.atField('price', 'release.price-below', { price })
}

/** What an order releases has its price, and nothing is fetched by it after its last day. */
async function requireWithinOrder(ctx: Ctx, { orderId, validTo, price }: CargoRelease): Promise<void> {
  if (orderId === null) return
  const of = await get(free(ctx), ctiSales, orderId)
  if (validTo > of.validTo) throw Refusal.atField('validTo', 'release.after-order', { day: of.validTo })
  if (compare(price, of.unitPrice) !== 0) throw Refusal.atField('price', 'release.order-price', { price: of.unitPrice })
}

function requireTime(ctx: Ctx, { validTo }: CargoRelease): void {
  if (validTo < dayOfMs(ctx.now)) throw Refusal.atField('validTo', 'release.past', { day: validTo })
}

async function requireCustomer(ctx: Ctx, { customer }: CargoRelease): Promise<void> {
  const { status, cpName: name } = await get(free(ctx), counterparty, customer)
  if (status !== counterpartyState.frozen && status !== counterpartyState.blacklisted) return
  const label = await labelOf(ctx, 'cpStatus', status)
  throw Refusal.atField('customer', 'release.customer-stopped', { name, status: label })
}

/** Goods of a batch that was counted far off its books stay until that is cleared. */
async function requireCounted(ctx: Ctx, { warehouseId, goodsId, batchId, unitId }: CargoRelease): Promise<void> {
  const counts = await find(free(ctx), stockCount, { warehouseId, goodsId, batchId, unitId, status: '2' })
  const off = counts.find(({ diffPct }) => diffPct !== null && compare(diffPct.replace('-', ''), '2') > 0)
  if (off !== undefined) throw Refusal.atField('batchId', 'release.count-open', { number: off.checkNo ?? '' })
}

async function requireGoods(ctx: Ctx, record: CargoRelease): Promise<void> {
  const { there, reserved, left } = await freeOf(ctx, record, record.id)
  if (compare(record.qty, left) > 0)
    throw Refusal.atField('qty', 'release.no-goods', { there, reserved, left: compare(left, '0') > 0 ? left : '0.000' })
}

function requireReached(ctx: Ctx, record: CargoRelease, cover: Cover): void | Promise<void> {
  return record.basis === 'credit' ? requireCredit(free(ctx), record, cover) : requireCovered(record, cover)
}

async function requireMoney(ctx: Ctx, record: CargoRelease): Promise<void> {
  const now = await coverOf(ctx, record, record.id)
  await requireReached(ctx, record, now)
  requireSameApprovers(record, now)
}
