import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dictionary } from '../../base/dictionary.ts'
import { act, create, find, remove, save, setMonthClosed } from '../../server/module-api.ts'
import { goods } from '../contracts/index.ts'
import { batch } from './batch.ts'
import { stockBalanceRows } from './stock-balance.server.ts'
import { stockProblems } from './stock-consistency.server.ts'
import { stockIn } from './stock-in.ts'
import { stockMove } from './stock-move.ts'
import { stockOut } from './stock-out.ts'
import { type StockWorld, stockWorld } from './testing/stock-world.ts'

let world: StockWorld

beforeAll(async () => {
  world = await stockWorld()
}, 120_000)
afterEach(async () => {
  expect(await stockProblems(world.pool)).toEqual([])
})

describe('what comes in', () => {
  test('is in the ledger, a batch of its own and the books at once', async () => {
    const goodsId = await world.coal('mwa')
    const id = await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '520' })
    const made = await world.inOf(id)
    expect(made).toMatchObject({
      status: '1',
      amount: '10400000.00',
      voucherNo: expect.stringMatching(/^PZ-BLHY-202611/),
    })
    expect(await find(await world.ctx('seafin'), batch, { id: made.batchId })).toMatchObject([
      { goodsId, inDate: '2026-11-10' },
    ])
    expect(await world.booked('1405', goodsId)).toBe('10400000.00')
    expect(await find(await world.ctx('seafin'), stockMove, { stockIn: id })).toMatchObject([
      { quantity: '20000.000', amount: '10400000.00', runningQuantity: '20000.000', event: 'IN', sourceNo: made.inNo },
    ])
  })

  test('T-INV-03 is dearer for what may be lost on the way', async () => {
    const goodsId = await world.coal('batch')
    const id = await world.came({ goodsId, billQty: '10000', actualQty: '9962', price: '520' })
    expect(await world.inOf(id)).toMatchObject({
      lossQty: '38.000',
      lossPct: '0.380',
      claimAmount: '0.00',
      unitCost: '521.9835',
    })
  })

  test('T-INV-04 is claimed from the carrier above what may be lost', async () => {
    const goodsId = await world.coal('batch')
    const id = await world.came({ goodsId, billQty: '10000', actualQty: '9930', price: '520', carrier: world.party })
    expect(await world.inOf(id)).toMatchObject({ excessQty: '20.000', claimAmount: '10400.00', unitCost: '522.6183' })
    expect(await world.booked('1405', goodsId)).toBe('5189600.00')
    expect(await world.booked('1221', world.party)).toBe('10400.00')
  })

  test('is refused where it costs nothing, lies ahead, or is a batch of other goods', async () => {
    const [goodsId, other] = [await world.coal('mwa'), await world.coal('mwa')]
    const batchId = (await world.inOf(await world.came({ goodsId: other, billQty: '1', actualQty: '1', price: '1' })))
      .batchId
    const of = { goodsId, billQty: '10', actualQty: '10', price: '5' }
    await expect(world.came({ ...of, price: '0' })).rejects.toMatchObject({
      errors: { price: { code: 'stock.no-price' } },
    })
    await expect(world.came({ ...of, batchId })).rejects.toMatchObject({
      errors: { batchId: { code: 'stock.batch-of-other-goods' } },
    })
    await expect(world.came({ ...of, date: '2026-11-19' })).rejects.toMatchObject({ code: 'stock.future' })
    await expect(
      world.came({ ...of, actualQty: '0.001', allowedPct: '0', carrier: world.party, price: '0.01' }),
    ).rejects.toMatchObject({ errors: { actualQty: { code: 'stock.all-claimed' } } })
  })
})

describe('what goes out', () => {
  test('T-INV-01 costs the moving average, and comes back at it', async () => {
    const { goodsId, batchId } = await twoReceipts('mwa')
    const id = await world.went({ goodsId, batchId, qty: '15000', date: '2026-11-12' })
    expect(await world.outOf(id)).toMatchObject({ costAmount: '8052000.00', status: '1' })
    expect(await world.booked('1405', goodsId)).toBe('18788000.00')
    await world.does(stockOut, id, 'reverse')
    expect(await world.outOf(id)).toMatchObject({ status: '2' })
    expect(await world.booked('1405', goodsId)).toBe('26840000.00')
  })

  test('is never more than there is, says so, and leaves nothing behind', async () => {
    const { goodsId, batchId } = await twoReceipts('fifo')
    const made = await save(await world.ctx('seabuy'), stockOut, {
      goodsId,
      batchId,
      warehouseId: world.yard,
      customer: world.party,
      date: '2026-11-12',
      qty: '20000.5',
    })
    await expect(act(await world.ctx('seafin'), stockOut, made.id, 'confirm', { ver: made.ver })).rejects.toMatchObject(
      {
        code: 'ledger.not-enough',
        params: { what: expect.stringContaining('锦州港一号堆场 · 动力煤'), left: '20000.000', day: '2026-11-12' },
      },
    )
    expect(await world.outOf(made.id)).toMatchObject({ status: '0', voucherNo: null })
  })

  test('is of a batch of its goods, and is confirmed by the finance office alone', async () => {
    const { goodsId, batchId } = await twoReceipts('mwa')
    await expect(world.went({ goodsId: await world.coal('mwa'), batchId, qty: '1' })).rejects.toMatchObject({
      errors: { batchId: { code: 'stock.batch-of-other-goods' } },
    })
    const trader = await world.ctx('seabuy')
    const made = await save(trader, stockOut, {
      goodsId,
      batchId,
      warehouseId: world.yard,
      customer: world.party,
      date: '2026-11-12',
      qty: '1',
    })
    await expect(act(trader, stockOut, made.id, 'confirm', { ver: made.ver })).rejects.toMatchObject({ status: 403 })
  })

  test('costs anew when something is entered for an earlier day, and the books follow', async () => {
    const { goodsId, batchId } = await twoReceipts('mwa')
    const id = await world.went({ goodsId, batchId, qty: '10000', date: '2026-11-12', outType: 'use' })
    expect(await world.booked('6602', goodsId)).toBe('5368000.00')
    await world.came({ goodsId, billQty: '50000', actualQty: '50000', price: '500', date: '2026-11-09' })
    expect(await world.outOf(id)).toMatchObject({ bookedAmount: '5368000.00', costAmount: '5184000.00' })
    expect(await world.booked('6602', goodsId)).toBe('5184000.00')
    await world.does(stockOut, id, 'reverse')
    expect(await world.booked('6602', goodsId)).toBe('0.00')
  })
})

test('what came in is taken back with its voucher, unless it has gone out at its cost', async () => {
  const { goodsId, batchId, first } = await twoReceipts('batch')
  const out = await world.went({ goodsId, batchId, qty: '1', date: '2026-11-12' })
  await expect(world.does(stockIn, first, 'reverse')).rejects.toMatchObject({ code: 'ledger.not-enough' })
  await world.does(stockOut, out, 'reverse')
  await world.does(stockIn, first, 'reverse')
  expect(await world.booked('1405', goodsId)).toBe('16440000.00')
})

test('a month that is closed for stock takes no goods', async () => {
  const { goodsId } = await twoReceipts('mwa')
  const month = { unitId: world.place('BLHY'), month: '2026-09' }
  const system = (await world.ctx('findir')).withoutScope('test')
  await setMonthClosed(system, month, 'stock', true)
  const of = { goodsId, billQty: '1', actualQty: '1', price: '1', date: '2026-09-30' }
  await expect(world.came(of)).rejects.toMatchObject({
    code: 'period.closed',
    params: { month: '2026-09', ledger: 'stock' },
  })
})

test('what is confirmed is neither edited nor deleted; only its reversal takes it back', async () => {
  const goodsId = await world.coal('mwa')
  const id = await world.came({ goodsId, billQty: '10', actualQty: '10', price: '5' })
  const trader = await world.ctx('seasales')
  const { ver } = await world.inOf(id)
  const refusal = { params: { state: '已确认' }, status: 409 }
  await expect(save(trader, stockIn, { id, ver, actualQty: '9' })).rejects.toMatchObject(refusal)
  await expect(remove(trader, stockIn, [id])).rejects.toMatchObject(refusal)
  expect(await world.booked('1405', goodsId)).toBe('50.00')
})

test('goods keep the way of their cost once they have moved', async () => {
  const { goodsId } = await twoReceipts('mwa')
  const findir = await world.ctx('findir')
  const [one] = await find(findir, goods, { id: goodsId })
  await expect(save(findir, goods, { ...one, costMethod: 'fifo' })).rejects.toMatchObject({
    errors: { costMethod: { code: 'goods.moved' } },
  })
})

test('goods are costed by a method that is kept, and goods that name another move nowhere', async () => {
  const refusal = { code: 'stock.cost-method' }
  const names = { dicName: '后进先出', dicNameRu: 'ЛИФО', dicNameEn: 'Last in, first out' }
  const all = (await world.ctx('admin')).withoutScope('test')
  await create(all, dictionary, { dicGroup: 'costMethod', dicCode: 'lifo', ...names })
  await expect(world.coal('lifo')).rejects.toMatchObject({ errors: { costMethod: refusal } })
  const goodsId = await world.coal('mwa')
  // As an older release, or whoever wrote into the table itself, may have left it.
  await world.pool.driver.query("update contracts.goods set cost_method = 'lifo' where id = $1", [goodsId])
  await expect(world.came({ goodsId, billQty: '1', actualQty: '1', price: '1' })).rejects.toMatchObject({
    errors: { goodsId: refusal },
  })
})

test('the balance of a day and the lines until then agree, and another company’s people see neither', async () => {
  const { goodsId, batchId } = await twoReceipts('mwa')
  await world.went({ goodsId, batchId, qty: '5000', date: '2026-11-12' })
  const ctx = await world.ctx('seafin')
  const on = (day: string) => stockBalanceRows(ctx, { day, goodsId })
  expect((await on('2026-11-11')).map(({ quantity, amount }) => [quantity, amount]).toSorted()).toEqual([
    ['20000.000', '10736000.00'],
    ['30000.000', '16104000.00'],
  ])
  expect(await find(ctx, stockMove, { goodsId, batchId })).toHaveLength(2)
  const [held] = await stockBalanceRows(ctx, { day: '2026-11-12', goodsId, batchId, warehouseId: world.yard })
  expect(held).toMatchObject({ quantity: '15000.000', unitCost: '536.8000' })
  expect(await stockBalanceRows(await world.ctx('landsales'), { day: '2026-11-12', goodsId })).toEqual([])
})

test('a cent between the ledger and account 1405 is named with its goods', async () => {
  const { goodsId } = await twoReceipts('mwa')
  const add = (cents: string) =>
    world.pool.driver.query("update engine.balance set amount = amount + $1 where account = '1405' and key = $2", [
      cents,
      goodsId,
    ])
  await add('0.01')
  expect(await stockProblems(world.pool)).toEqual([
    expect.stringMatching(/^the stock ledger and account 1405 differ: 动力煤 \d+ -0\.01$/),
  ])
  await add('-0.01')
})

/** 20 000 t at 520 and 30 000 t at 548, in two batches; answers the first. */
async function twoReceipts(costMethod: string) {
  const goodsId = await world.coal(costMethod)
  const first = await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '520' })
  await world.came({ goodsId, billQty: '30000', actualQty: '30000', price: '548', date: '2026-11-11' })
  return { goodsId, first, batchId: (await world.inOf(first)).batchId }
}
