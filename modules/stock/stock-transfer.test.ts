import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { act, find, get, save } from '../../server/module-api.ts'
import { stockBalanceRows } from './stock-balance.server.ts'
import { stockProblems } from './stock-consistency.server.ts'
import { stockIn } from './stock-in.ts'
import { stockOut } from './stock-out.ts'
import { stockTransfer } from './stock-transfer.ts'
import { type StockWorld, stockWorld } from './testing/stock-world.ts'
import { warehouse } from './warehouse.ts'

let world: StockWorld
let port: string
let transit: string

beforeAll(async () => {
  world = await stockWorld()
  const findir = await world.ctx('findir')
  port = (await save(findir, warehouse, { warehouseCode: 'YK-02', warehouseName: '营口港二号堆场' })).id
  const way = { warehouseCode: 'ZT', warehouseName: '在途货物', warehouseType: 'transit' }
  transit = (await save(findir, warehouse, way)).id
}, 120_000)
afterEach(async () => {
  expect(await stockProblems(world.pool)).toEqual([])
})

describe('a transfer', () => {
  test.each(['mwa', 'batch', 'fifo'])(
    'by %s is in transit between its two warehouses and costs nothing',
    async (method) => {
      const { goodsId, batchId } = await coal(method)
      const id = await drafted({ goodsId, batchId, qty: '4000' })
      await does(id, 'dispatch')
      expect(await held(goodsId)).toEqual({ [world.yard]: '16000.000', [transit]: '4000.000' })
      await does(id, 'arrive', { arrivedOn: '2026-11-15', arrivedQty: '4000' })
      expect(await held(goodsId)).toEqual({ [world.yard]: '16000.000', [port]: '4000.000' })
      expect(await world.booked('1405', goodsId)).toBe('10400000.00')
      await does(id, 'takeBack', {}, 'seafin')
      await does(id, 'reverse', {}, 'seafin')
      expect(await held(goodsId)).toEqual({ [world.yard]: '20000.000' })
      expect((await read(id)).status).toBe('3')
    },
  )

  test('loses 12 t of 4 000 within 0.3 % at 520 and waits for what is above from its carrier', async () => {
    const { goodsId, batchId } = await coal('mwa')
    const id = await drafted({ goodsId, batchId, qty: '4000', carrier: world.party })
    await does(id, 'dispatch')
    const arrived = { arrivedOn: '2026-11-15', arrivedQty: '3980' }
    await expect(does(id, 'arrive', arrived)).rejects.toMatchObject({
      errors: { arrivedQty: { code: 'stock.loss-for-finance', params: { least: '3988.000' } } },
    })
    await does(id, 'arrive', arrived, 'seafin')
    expect(await read(id)).toMatchObject({ lossQty: '20.000', excessQty: '8.000', arrivedQty: '3980.000' })
    expect(await world.booked('1901', goodsId)).toBe('6240.00')
    expect(await world.booked('1221', world.party)).toBe('4160.00')
    expect(await world.booked('1405', goodsId)).toBe('10389600.00')
    const { lossOut } = await read(id)
    await expect(world.does(stockOut, lossOut ?? '', 'reverse')).rejects.toMatchObject({ code: 'stock.of-transfer' })
    await does(id, 'takeBack', {}, 'seafin')
    expect(await world.booked('1221', world.party)).toBe('0.00')
    await does(id, 'arrive', { arrivedOn: '2026-11-18', arrivedQty: '3990' })
    expect(await read(id)).toMatchObject({ lossQty: '10.000', excessQty: '0.000', claimOut: null })
    expect(await world.booked('1901', goodsId)).toBe('5200.00')
  })

  test('without a carrier keeps all of the loss with the company: 25 t of 1 000 at 520', async () => {
    const { goodsId, batchId } = await coal('fifo')
    const id = await drafted({ goodsId, batchId, qty: '1000', allowedPct: '0.5' })
    await does(id, 'dispatch')
    await does(id, 'arrive', { arrivedOn: '2026-11-15', arrivedQty: '975' }, 'seafin')
    expect(await read(id)).toMatchObject({ lossQty: '25.000', excessQty: '20.000', claimOut: null })
    expect(await world.booked('1901', goodsId)).toBe('13000.00')
  })

  test('leaves the cost to later corrections: the loss follows what is entered for an earlier day', async () => {
    const { goodsId, batchId } = await coal('mwa')
    const id = await drafted({ goodsId, batchId, qty: '4000' })
    await does(id, 'dispatch')
    await does(id, 'arrive', { arrivedOn: '2026-11-15', arrivedQty: '3990' })
    // (20 000 × 520 + 20 000 × 560) / 40 000 = 540
    await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '560', date: '2026-11-09' })
    expect(await world.booked('1901', goodsId)).toBe('5400.00')
  })

  test('is taken back in order, and not once its goods have gone on', async () => {
    const { goodsId, batchId, came } = await coal('mwa')
    const id = await drafted({ goodsId, batchId, qty: '4000' })
    await does(id, 'dispatch')
    await does(id, 'arrive', { arrivedOn: '2026-11-15', arrivedQty: '4000' })
    await expect(does(id, 'reverse', {}, 'seafin')).rejects.toMatchObject({ status: 409 })
    await expect(world.does(stockIn, came, 'reverse')).rejects.toMatchObject({ code: 'ledger.not-enough' })
    const out = await world.went({ goodsId, batchId, warehouseId: port, qty: '1', date: '2026-11-16' })
    await expect(does(id, 'takeBack', {}, 'seafin')).rejects.toMatchObject({ code: 'ledger.not-enough' })
    await world.does(stockOut, out, 'reverse')
    await does(id, 'takeBack', {}, 'seafin')
  })

  test('is refused with what to do where it cannot be', async () => {
    const { goodsId, batchId } = await coal('mwa')
    await expect(drafted({ goodsId, batchId, qty: '1', toId: world.yard })).rejects.toMatchObject({
      errors: { toId: { code: 'stock.same-warehouse' } },
    })
    await expect(drafted({ goodsId: (await coal('mwa')).goodsId, batchId, qty: '1' })).rejects.toMatchObject({
      errors: { batchId: { code: 'stock.batch-of-other-goods' } },
    })
    await expect(drafted({ goodsId, batchId, qty: '1', allowedPct: '0.51' })).rejects.toMatchObject({
      errors: { allowedPct: { code: 'number.max' } },
    })
    await expect(does(await drafted({ goodsId, batchId, qty: '20000.001' }), 'dispatch')).rejects.toMatchObject({
      code: 'ledger.not-enough',
    })
    const id = await drafted({ goodsId, batchId, qty: '10' })
    await does(id, 'dispatch')
    await expect(does(id, 'arrive', { arrivedOn: '2026-11-13', arrivedQty: '10' })).rejects.toMatchObject({
      errors: { arrivedOn: { code: 'stock.before-dispatch' } },
    })
    await expect(does(id, 'arrive', { arrivedOn: '2026-11-15', arrivedQty: '10.001' })).rejects.toMatchObject({
      errors: { arrivedQty: { code: 'stock.more-arrived' } },
    })
    await expect(does(id, 'reverse', {}, 'seayard')).rejects.toMatchObject({ status: 403 })
  })

  test('of the last tonne goes to one of two who would send it at once', async () => {
    const { goodsId, batchId } = await coal('mwa')
    const both = [await drafted({ goodsId, batchId, qty: '20000' }), await drafted({ goodsId, batchId, qty: '20000' })]
    const done = await Promise.allSettled(both.map((id) => does(id, 'dispatch')))
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

/** 20 000 t at 520 in the yard. */
async function coal(method: string) {
  const goodsId = await world.coal(method)
  const came = await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '520' })
  return { goodsId, came, batchId: (await world.inOf(came)).batchId }
}

async function drafted(of: object): Promise<string> {
  const values = { fromId: world.yard, toId: port, date: '2026-11-14', ...of }
  return (await save(await world.ctx('seayard'), stockTransfer, values)).id
}

async function read(id: string) {
  return get((await world.ctx('findir')).withoutScope('test'), stockTransfer, id)
}

async function does(id: string, verb: string, asked: object = {}, who = 'seayard'): Promise<void> {
  await act(await world.ctx(who), stockTransfer, id, verb, { ver: (await read(id)).ver, ...asked })
}

async function held(goodsId: string): Promise<object> {
  const rows = await stockBalanceRows(await world.ctx('seafin'), { day: '2026-11-30', goodsId })
  expect(await find(await world.ctx('seafin'), warehouse, {})).toHaveLength(3)
  return Object.fromEntries(rows.map(({ warehouseId, quantity }) => [warehouseId, quantity]))
}
