import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, asSystem, get, remove, save } from '../../../server/module-api.ts'
import { counterparty } from '../../contracts/index.ts'
import { letterCredit } from '../../finance/index.ts'
import { type LettersWorld, lettersWorld } from '../../finance/testing/letters-world.ts'
import { stockOut } from '../stock-out.ts'
import { stockTransfer } from '../stock-transfer.ts'
import { releaseWorld, type ReleaseWorld } from '../testing/release-world.ts'
import { warehouse } from '../warehouse.ts'
import { expireReleases } from './cargo-release.server.ts'
import { cargoRelease } from './cargo-release.ts'

let world: ReleaseWorld
let letters: LettersWorld

beforeAll(async () => {
  world = await releaseWorld()
  letters = await lettersWorld(world)
})

const at = (field: string, code: string, params: object = {}) => ({
  errors: {
    [field]: expect.objectContaining({
      code,
      ...(Object.keys(params).length === 0 ? {} : { params: expect.objectContaining(params) }),
    }),
  },
})

test('as much is released as was paid for, at the price with VAT', async () => {
  const deal = await world.deal()
  await world.received(deal.party, '1000000.00', { contractId: deal.contractId })
  // 1 000 000 / 650 = 1 538.4615: two tonnes at 650 are 1 300.
  const more = await world.asked(deal, '1540')
  await expect(world.submits(more)).rejects.toMatchObject(
    at('qty', 'release.not-covered', { cover: '1000000.00', held: '0.00', amount: '1001000.00', most: '1538.461' }),
  )
  const id = await world.released(deal, '1538.461')
  expect(await world.releaseOf(id)).toMatchObject({
    status: '2',
    amount: '999999.65',
    coverAmount: '1000000.00',
    heldAmount: '0.00',
    coveragePct: '100.00',
  })
})

test('a price without VAT is covered with it', async () => {
  const deal = await world.deal({ price: '600', more: { taxIncluded: '0' } })
  await world.received(deal.party, '678000.00', { contractId: deal.contractId })
  // 600 x 1.13 = 678 a tonne, so a thousand tonnes are covered and a kilogram more is not.
  await expect(world.asked(deal, '1000', { price: '677.99' })).rejects.toMatchObject(
    at('price', 'release.price-below', { price: '678.0000' }),
  )
  await expect(world.submits(await world.asked(deal, '1000.001', { price: '678' }))).rejects.toMatchObject(
    at('qty', 'release.not-covered'),
  )
  await world.released(deal, '1000', { price: '678' })
})

test('of two releases at once for the last yuan exactly one passes', async () => {
  const deal = await world.deal()
  await world.received(deal.party, '1300000.00', { contractId: deal.contractId })
  // 1 200 t are 780 000: both together 1 560 000.
  const both = [await world.asked(deal, '1200'), await world.asked(deal, '1200')]
  const ends = await Promise.allSettled(both.map((id) => world.submits(id)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: at('qty', 'release.not-covered', {
      cover: '1300000.00',
      held: '780000.00',
      amount: '780000.00',
      most: '800.000',
    }),
  })
})

test('of two releases at once for the last tonne exactly one passes', async () => {
  const deal = await world.deal({ there: '1000' })
  await world.received(deal.party, '1300000.00', { contractId: deal.contractId })
  const both = [await world.asked(deal, '600'), await world.asked(deal, '600')]
  const ends = await Promise.allSettled(both.map((id) => world.submits(id)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: at('qty', 'release.no-goods', { there: '1000.000', reserved: '600.000', left: '400.000' }),
  })
})

test('below 110 % of cover the general manager decides as well', async () => {
  const deal = await world.deal()
  await world.received(deal.party, '1430000.00', { contractId: deal.contractId })
  const handlers = async (id: string) => {
    const seen: string[] = []
    for (let step = 0; step < 5; step += 1) {
      const { currentHandlers } = await world.releaseOf(id)
      const [who] = currentHandlers ?? []
      if (who === undefined) break
      seen.push(who)
      await world.agree(cargoRelease, id, worldNow, 1)
    }
    return seen
  }
  // 1 000 t are 650 000 of 1 430 000, 220 %; with another 1 000 t it is 110 %, with 1 001 t less.
  const ample = await world.asked(deal, '1000')
  await world.submits(ample)
  expect(await handlers(ample)).toEqual(['sealead', 'risk', 'seafin'].map((code) => world.person(code)))
  const exact = await world.asked(deal, '1000')
  expect((await world.releaseOf(exact)).coveragePct).toBe('110.00')
  await remove(await world.ctx('seasales'), cargoRelease, [exact])
  const scarce = await world.asked(deal, '1001')
  expect((await world.releaseOf(scarce)).coveragePct).toBe('109.95')
  await world.submits(scarce)
  expect(await handlers(scarce)).toEqual(['sealead', 'risk', 'seafin', 'qiangm'].map((code) => world.person(code)))
})

test('a cover that has changed so that others decide is shown before it is sent round', async () => {
  const deal = await world.deal()
  await world.received(deal.party, '1300000.00', { contractId: deal.contractId })
  const first = await world.asked(deal, '1000')
  await world.submits(await world.asked(deal, '900'))
  // 1 300 000 against 1 235 000 are 105.26 %.
  await expect(world.submits(first)).rejects.toMatchObject(
    at('coveragePct', 'release.cover-changed', { pct: '105.26' }),
  )
})

test('a deposit covers releases of all contracts of a customer', async () => {
  const deal = await world.deal()
  await world.received(deal.party, '650000.00', { receiptAttribute: 'dep' })
  await expect(world.submits(await world.asked(deal, '1000'))).rejects.toMatchObject(at('qty', 'release.not-covered'))
  await world.released(deal, '600', { basis: 'dep' })
  await expect(world.submits(await world.asked(deal, '401', { basis: 'dep' }))).rejects.toMatchObject(
    at('qty', 'release.not-covered', { cover: '650000.00', held: '390000.00', amount: '260650.00', most: '400.000' }),
  )
})

test('a letter of credit of the contract covers releases by its latest shipment, up to its most', async () => {
  const deal = await world.deal()
  const basis = { basis: 'lc' }
  const without = await world.asked(deal, '1', basis)
  await expect(world.submits(without)).rejects.toMatchObject(at('basis', 'release.no-lc', { day: '2026-11-30' }))
  const terms = { direction: 'export', latestShip: '2026-11-30', tolPlus: '10' }
  const lcId = await letters.letter(deal.contractId, '650000.00', terms)
  // 650 000 and ten per cent: 1 100 t at 650.
  await expect(world.submits(await world.asked(deal, '1100.001', basis))).rejects.toMatchObject(
    at('qty', 'release.not-covered', { cover: '715000.00', held: '0.00', most: '1100.000' }),
  )
  await world.released(deal, '600', basis)
  // What is drawn is drawn for goods that have gone: it covers them, and no others.
  await letters.accepted(lcId, '390000.00')
  await expect(world.submits(await world.asked(deal, '500.001', basis))).rejects.toMatchObject(
    at('qty', 'release.not-covered', { cover: '715000.00', held: '390000.00', most: '500.000' }),
  )
  const later = await world.asked(deal, '1', { ...basis, validTo: '2026-12-01' })
  await expect(world.submits(later)).rejects.toMatchObject(
    at('qty', 'release.not-covered', { cover: '390000.00', held: '390000.00', most: '0.000' }),
  )
})

test('goods are not fetched once their letter of credit is cancelled, and are again under a new one', async () => {
  const deal = await world.deal()
  const terms = { direction: 'export', latestShip: '2026-11-30' }
  const lcId = await letters.letter(deal.contractId, '65000.00', terms)
  const id = await world.released(deal, '100', { basis: 'lc' })
  const first = await world.fetched(deal, id, '40')
  await world.does(stockOut, first, 'confirm')
  const { ver } = await get(world.all, letterCredit, lcId)
  await act(await world.ctx('findir'), letterCredit, lcId, 'cancel', { ver, reason: '客户撤证' })
  const second = await world.fetched(deal, id, '60')
  // 40 t at 650 went under the letter; nothing was drawn for them.
  await expect(world.does(stockOut, second, 'confirm')).rejects.toMatchObject(
    at('releaseId', 'release.cover-gone', { cover: '0.00', fetched: '0', amount: '65000.00' }),
  )
  await letters.letter(deal.contractId, '65000.00', terms)
  await world.does(stockOut, second, 'confirm')
  expect(await world.releaseOf(id)).toMatchObject({ status: '4', deliveredQty: '100.000' })
})

test('no more is released than the contract has with its tolerance', async () => {
  const deal = await world.deal({ tonnes: '1000' })
  const basis = { basis: 'dep' }
  await world.received(deal.party, '900000.00', { receiptAttribute: 'dep' })
  await world.released(deal, '900', basis)
  // 1 000 t and a tenth on top, less 900 t.
  await expect(world.asked(deal, '200.001', basis)).rejects.toMatchObject(
    at('qty', 'derivation.over', { left: '200.000' }),
  )
  await world.released(deal, '200', basis)
})

test('goods are fetched by plate until nothing is left, and come back', async () => {
  const deal = await world.deal()
  await world.received(deal.party, '650000.00', { contractId: deal.contractId })
  const id = await world.released(deal, '100', { plates: [{ plate: '黑D12345' }, { plate: '黑D67890' }] })
  const wrong = await world.fetched(deal, id, '40', { plateNo: '黑D00001' })
  await expect(world.does(stockOut, wrong, 'confirm')).rejects.toMatchObject(at('plateNo', 'release.plate'))
  await remove(await world.ctx('seayard'), stockOut, [wrong])
  const first = await world.fetched(deal, id, '40', { plateNo: '黑D12345' })
  // A draft lowers what is left for the next.
  await expect(world.fetched(deal, id, '60.001', { plateNo: '黑D67890' })).rejects.toMatchObject({
    errors: { qty: {} },
  })
  await world.does(stockOut, first, 'confirm')
  expect(await world.releaseOf(id)).toMatchObject({ status: '3', deliveredQty: '40.000', leftQty: '60.000' })
  const second = await world.fetched(deal, id, '60', { plateNo: '黑D67890' })
  await world.does(stockOut, second, 'confirm')
  expect(await world.releaseOf(id)).toMatchObject({ status: '4', leftQty: '0.000', deliveredAmount: '65000.00' })
  await world.does(stockOut, second, 'reverse')
  expect(await world.releaseOf(id)).toMatchObject({ status: '3', deliveredQty: '40.000', leftQty: '60.000' })
  const trader = await world.ctx('seasales')
  const { ver } = await world.releaseOf(id)
  await expect(act(trader, cargoRelease, id, 'revoke', { ver, opinion: '客户不提了' })).rejects.toMatchObject({
    code: 'release.picked-up',
  })
})

test('what is reserved goes to nobody else', async () => {
  const deal = await world.deal({ there: '1000' })
  await world.received(deal.party, '650000.00', { contractId: deal.contractId })
  await world.released(deal, '700')
  const { goodsId, batchId, party, contractId } = deal
  const place = { goodsId, batchId }
  const taken = at('qty', 'release.reserved', { there: '1000.000', reserved: '700.000', left: '300.000' })
  await expect(world.went({ ...place, outType: 'use', qty: '300.001' })).rejects.toMatchObject(taken)
  await expect(world.went({ ...place, customer: party, contractId, qty: '1' })).rejects.toMatchObject(
    at('releaseId', 'release.name-it'),
  )
  const keeper = await world.ctx('seayard')
  const bonded = await save(await world.ctx('findir'), warehouse, {
    warehouseCode: 'YK-09',
    warehouseName: '营口九号',
  })
  const move = { ...place, fromId: world.yard, toId: bonded.id, qty: '301', date: '2026-11-18' }
  const moving = await save(keeper, stockTransfer, move)
  await expect(act(keeper, stockTransfer, moving.id, 'dispatch', { ver: 1 })).rejects.toMatchObject(taken)
  await world.went({ ...place, outType: 'use', qty: '300' })
})

test('a release that expires gives its tonnes and its money back, but for what was fetched', async () => {
  const deal = await world.deal({ there: '1000' })
  await world.received(deal.party, '650000.00', { contractId: deal.contractId })
  const id = await world.released(deal, '1000', { validTo: '2026-11-19' })
  await world.does(stockOut, await world.fetched(deal, id, '300'), 'confirm')
  const late = await world.fetched(deal, id, '1')
  const finance = await world.ctx('seafin')
  const { ver } = await world.releaseOf(id)
  await expect(act(finance, cargoRelease, id, 'expire', { ver })).rejects.toMatchObject({ code: 'record.not-possible' })
  const night = async (days: number) =>
    asSystem(await world.ctx('findir', { at: worldNow + days * dayMs }), 'the night of the test')
  await expireReleases(await night(1))
  expect(await world.releaseOf(id)).toMatchObject({ status: '3' })
  await expireReleases(await night(2))
  expect(await world.releaseOf(id)).toMatchObject({ status: '5', deliveredAmount: '195000.00' })
  await expect(world.does(stockOut, late, 'confirm')).rejects.toMatchObject(at('releaseId', 'release.not-open'))
  // 700 t and 455 000 are free again, and not a kilogram more.
  await expect(world.submits(await world.asked(deal, '700.001'))).rejects.toMatchObject(at('qty', 'release.no-goods'))
  expect(await world.releaseOf(await world.released(deal, '700'))).toMatchObject({ heldAmount: '195000.00' })
})

test('a customer who was stopped gets nothing', async () => {
  const deal = await world.deal()
  await world.received(deal.party, '650000.00', { contractId: deal.contractId })
  const id = await world.asked(deal, '10')
  const risk = await world.ctx('risk')
  const { ver } = await get(risk, counterparty, deal.party)
  await act(risk, counterparty, deal.party, 'freeze', { ver, reason: '涉诉' })
  await expect(world.submits(id)).rejects.toMatchObject(at('customer', 'release.customer-stopped'))
})
