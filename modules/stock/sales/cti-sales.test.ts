import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, asSystem, get, save } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { gatePass } from '../gate/gate-pass.ts'
import { expireReleases } from '../release/cargo-release.server.ts'
import { cargoRelease } from '../release/cargo-release.ts'
import { stockOut } from '../stock-out.ts'
import { orderWorld, type OrderWorld } from '../testing/order-world.ts'
import { warehouse } from '../warehouse.ts'
import { position } from '../yard/position.ts'
import { expireOrders } from './cti-sales.server.ts'
import { ctiSales } from './cti-sales.ts'

let world: OrderWorld

beforeAll(async () => {
  world = await orderWorld()
  await world.priced('2026-11-17', '652', '640')
  await world.priced('2026-11-18', '660', '645')
}, 120_000)

const at = (field: string, code: string, params: object = {}) => ({
  errors: {
    [field]: expect.objectContaining(
      Object.keys(params).length === 0 ? { code } : { code, params: expect.objectContaining(params) },
    ),
  },
})

/** A deal whose customer has paid enough for all that is released here. */
async function paidDeal(more: object = {}, paid = '3000000.00') {
  const deal = await world.deal(more)
  await world.received(deal.party, paid, { contractId: deal.contractId })
  return deal
}

test('an order takes the price of its day, and only one below the lowest price is decided on', async () => {
  const deal = await paidDeal()
  const asked = { priceDate: '2026-11-17', specId: world.specId, warehouseId: world.yard }
  const { offered } = await suggested(await world.ctx('seasales'), ctiSales, asked, 'priceDate')
  expect(offered).toEqual({ unitPrice: '652.00' })
  const plain = await world.ordered(deal, '100', { unitPrice: '645' })
  await world.handsIn(plain)
  expect(await world.orderOf(plain)).toMatchObject({
    status: '2',
    belowMin: '0',
    listPrice: '660.00',
    amount: '64500.00',
  })
  await expect(world.ordered(deal, '10', { unitPrice: '644.99' })).rejects.toMatchObject({ errors: { reason: {} } })
  const cheap = await world.ordered(deal, '10', { unitPrice: '644.99', reason: '尾货清场' })
  await world.handsIn(cheap)
  expect(await world.orderOf(cheap)).toMatchObject({ status: '1', currentHandlers: [world.person('sealead')] })
  await world.agree(ctiSales, cheap, worldNow)
  expect(await world.orderOf(cheap)).toMatchObject({ status: '2', belowMin: '1' })
})

test('without a published price, past the contract or for another customer nothing is ordered', async () => {
  const deal = await world.deal()
  await expect(world.ordered(deal, '1', { priceDate: '2026-11-16' })).rejects.toMatchObject(
    at('priceDate', 'order.no-price', { day: '2026-11-16' }),
  )
  await expect(world.ordered(deal, '1', { validTo: '2027-07-01' })).rejects.toMatchObject(
    at('validTo', 'order.after-contract', { day: '2027-06-30' }),
  )
  await expect(world.ordered(deal, '1', { customer: world.party })).rejects.toMatchObject({ errors: { customer: {} } })
})

test('of two lorries at once for the last tonne of an order exactly one is loaded', async () => {
  const deal = await paidDeal()
  const order = await world.ordered(deal, '60')
  await world.handsIn(order)
  const release = await world.releasedOf(deal, order, '60')
  await world.does(stockOut, await world.fetched(deal, release, '30'), 'confirm')
  expect(await world.orderOf(order)).toMatchObject({ status: '3', pickedQty: '30.000', leftQty: '30.000' })
  const ends = await Promise.allSettled(['20', '20'].map((qty) => world.fetched(deal, release, qty)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const first = ends.find((one) => one.status === 'fulfilled')?.value ?? ''
  await world.does(stockOut, first, 'confirm')
  const last = await world.fetched(deal, release, '10')
  await world.does(stockOut, last, 'confirm')
  // 60 t at 660.
  expect(await world.orderOf(order)).toMatchObject({ status: '4', leftQty: '0.000', pickedAmount: '39600.00' })
  await world.does(stockOut, last, 'reverse')
  expect(await world.orderOf(order)).toMatchObject({ status: '3', leftQty: '10.000' })
})

test('an order is fetched from where its batch lies: release and gate say so, the place holds less, and moves come along', async () => {
  const deal = await paidDeal({ there: '500' })
  const order = await world.ordered(deal, '60')
  const { positionId: first } = await world.orderOf(order)
  const other = await world.drawn()
  await expect(world.ordered(deal, '10', { positionId: other })).rejects.toMatchObject(
    at('positionId', 'yard.batch-elsewhere'),
  )
  const far = await save(await world.ctx('findir'), warehouse, { warehouseCode: 'YK-02', warehouseName: '营口二号' })
  const there = await world.drawn({ warehouseId: far.id, code: 'B1' })
  await expect(world.ordered(deal, '10', { positionId: there })).rejects.toMatchObject(
    at('positionId', 'yard.other-warehouse'),
  )
  await world.handsIn(order)
  const release = await world.releasedOf(deal, order, '60')
  expect(await world.releaseOf(release)).toMatchObject({ positionId: first })
  const keeper = await world.ctx('seayard')
  const pass = await save(keeper, gatePass, { releaseId: release, plateNo: '黑D12345', tare: '15' })
  expect(await get(world.all, gatePass, pass.id)).toMatchObject({ positionId: first })
  await act(keeper, gatePass, pass.id, 'leave', { ver: pass.ver, gross: '45' })
  const { stockOutId } = await get(world.all, gatePass, pass.id)
  await world.does(stockOut, stockOutId ?? '', 'confirm')
  // 500 t less 45 − 15.
  expect(await get(world.all, position, first)).toMatchObject({ qty: '470.000' })

  await world.laid(deal.batchId, other)
  expect(await world.orderOf(order)).toMatchObject({ positionId: other })
  expect(await world.releaseOf(release)).toMatchObject({ positionId: other })
  await world.does(stockOut, await world.fetched(deal, release, '20'), 'confirm')
  expect([(await get(world.all, position, first)).qty, (await get(world.all, position, other)).qty]).toEqual([
    '0.000',
    '450.000',
  ])
})

test('a draft whose batch was laid elsewhere is handed in with its new place only', async () => {
  const deal = await paidDeal()
  const order = await world.ordered(deal, '10')
  const other = await world.drawn()
  await world.laid(deal.batchId, other)
  await expect(world.handsIn(order)).rejects.toMatchObject(at('positionId', 'yard.batch-elsewhere'))
})

test('an order releases no more than it says, and no longer', async () => {
  const deal = await paidDeal()
  const order = await world.ordered(deal, '50')
  await world.handsIn(order)
  const of = { orderId: order, price: '660', validTo: '2026-11-25' }
  await expect(world.asked(deal, '50', { ...of, validTo: '2026-11-26' })).rejects.toMatchObject(
    at('validTo', 'release.after-order', { day: '2026-11-25' }),
  )
  await world.releasedOf(deal, order, '30')
  await expect(world.asked(deal, '20.001', of)).rejects.toMatchObject(at('qty', 'derivation.over', { left: '20.000' }))
  await expect(
    act(await world.ctx('seasales'), ctiSales, order, 'finish', {
      ver: (await world.orderOf(order)).ver,
      reason: '客户不提了',
    }),
  ).rejects.toThrow()
})

test('what was not fetched goes back to the contract when the order ends', async () => {
  // 100 t at 660 are the whole contract.
  const deal = await paidDeal({ tonnes: '100', price: '660' }, '66000.00')
  const first = await world.ordered(deal, '100')
  await world.handsIn(first)
  await expect(world.ordered(deal, '40')).rejects.toMatchObject(at('amount', 'derivation.over', { left: '0.00' }))
  const release = await world.releasedOf(deal, first, '60')
  await world.does(stockOut, await world.fetched(deal, release, '60'), 'confirm')
  const { ver } = await world.orderOf(first)
  await act(await world.ctx('seasales'), ctiSales, first, 'finish', { ver, reason: '客户不提了' })
  // 40 t are free again, and no kilogram more.
  await expect(world.ordered(deal, '40.001')).rejects.toMatchObject(
    at('amount', 'derivation.over', { left: '26400.00' }),
  )
  const second = await world.ordered(deal, '40')
  await world.handsIn(second)
  const settled = await world.ctx('seafin')
  await act(settled, ctiSales, first, 'settle', { ver: (await world.orderOf(first)).ver })
  expect(await world.orderOf(first)).toMatchObject({ status: '5', pickedAmount: '39600.00' })
})

test('an order that nobody fetched by its last day ends with its releases', async () => {
  const deal = await paidDeal()
  const order = await world.ordered(deal, '10')
  await world.handsIn(order)
  const release = await world.releasedOf(deal, order, '10')
  const later = asSystem(await world.ctx('findir', { at: worldNow + 8 * dayMs }), 'the night of the test')
  await expireOrders(later)
  expect((await world.orderOf(order)).status).toBe('2')
  const today = await world.ctx('seasales')
  const { ver } = await world.orderOf(order)
  await expect(act(today, ctiSales, order, 'expire', { ver })).rejects.toThrow()
  await expireReleases(later)
  await expireOrders(later)
  expect((await get(world.all, cargoRelease, release)).status).toBe('5')
  expect((await world.orderOf(order)).status).toBe('6')
})
