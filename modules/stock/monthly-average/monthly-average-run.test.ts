import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, find, get, postRun, save } from '../../../server/module-api.ts'
import { systemContext } from '../../../server/platform/context/system-context.ts'
import { writeRunLines } from '../../../server/records/batch-run/write-run-lines.ts'
import { ledgerProblems } from '../../../server/records/ledger/ledger-consistency.ts'
import { period } from '../../finance/index.ts'
import { stockProblems } from '../stock-consistency.server.ts'
import { stockOut } from '../stock-out.ts'
import { stockTransfer } from '../stock-transfer.ts'
import { type StockWorld, stockWorld } from '../testing/stock-world.ts'
import { warehouse } from '../warehouse.ts'
import { monthlyAverage, monthlyAverageRun, monthlyAverages } from './monthly-average.ts'

let world: StockWorld

beforeAll(async () => {
  world = await stockWorld()
}, 120_000)
afterEach(async () => {
  expect(await stockProblems(world.pool)).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
})

test('the stock of a month is closed once its goods have their averages', async () => {
  const coal = await came('2026-08-03', '100', '5')
  await went(coal, '2026-08-04', '10')
  const ctx = await world.ctx('findir')
  const of = await save(ctx, period, { bookUnit: world.place('BLHY'), unitId: world.place('BLHY'), month: '2026-08' })
  await expect(act(ctx, period, of.id, 'closeStock', { ver: of.ver })).rejects.toMatchObject({
    code: 'stock.not-averaged',
  })
})

describe('goods that are costed by the month', () => {
  test('go out at the average of the month, with what was there before it, and the next month goes on from there', async () => {
    // 1,000 t at 500 before; 2,000 t at 560 and 1,000 t at 600 in October: 2,220,000 for 4,000 t are 555 a tonne.
    const coal = await came('2026-09-20', '1000', '500')
    await came('2026-10-05', '2000', '560', coal)
    const first = await went(coal, '2026-10-10', '1500')
    await came('2026-10-20', '1000', '600', coal)
    const second = await went(coal, '2026-10-25', '1000')
    const later = await went(coal, '2026-11-10', '500')
    expect(await costsOf(first, second, later)).toEqual(['810000.00', '564000.00', '282000.00'])
    const run = await posted()
    expect(await lineOf(run, coal.goodsId)).toMatchObject({
      openQty: '1000.000',
      openAmount: '500000.00',
      inQty: '3000.000',
      inAmount: '1720000.00',
      unitCost: '555.0000',
      outQty: '2500.000',
      provisional: '1374000.00',
      averaged: '1387500.00',
      difference: '13500.00',
      closeQty: '1500.000',
      closeAmount: '832500.00',
    })
    expect(await costsOf(first, second, later)).toEqual(['832500.00', '555000.00', '277500.00'])
    expect(await world.booked('1405', coal.goodsId)).toBe('555000.00')
    await takenBack(run)
    expect(await costsOf(first, second, later)).toEqual(['810000.00', '564000.00', '282000.00'])
    expect(await world.booked('1405', coal.goodsId)).toBe('564000.00')
  })

  test('leave nothing behind where all of them have gone out', async () => {
    // 1,201 for 200 t are 6.005 a tonne.
    const coal = await came('2026-10-03', '100', '5')
    const issues = [await went(coal, '2026-10-04', '100')]
    await came('2026-10-06', '100', '7.01', coal)
    issues.push(await went(coal, '2026-10-08', '60'), await went(coal, '2026-10-09', '40'))
    const run = await posted()
    expect(await costsOf(...issues)).toEqual(['600.50', '360.30', '240.20'])
    expect(await world.booked('1405', coal.goodsId)).toBe('0.00')
    await takenBack(run)
    expect(await costsOf(...issues)).toEqual(['500.00', '420.60', '280.40'])
  })

  test('come back in a later month at what they have come to, where the average follows', async () => {
    // 100 t at 5 and 100 t at 7 are 6 a tonne; of 50 t that went out at 5, all came back in November.
    const coal = await came('2026-10-03', '100', '5')
    const out = await went(coal, '2026-10-04', '50')
    await came('2026-10-06', '100', '7', coal)
    await world.does(stockOut, out, 'reverse')
    expect(await world.booked('1405', coal.goodsId)).toBe('1200.00')
    const run = await posted()
    expect(await lineOf(run, coal.goodsId)).toMatchObject({ averaged: '300.00', closeAmount: '900.00' })
    expect(await world.booked('1405', coal.goodsId)).toBe('1200.00')
    await takenBack(run)
    expect(await world.booked('1405', coal.goodsId)).toBe('1200.00')
  })

  test('come back at what they had cost once the average is taken back after them', async () => {
    const coal = await came('2026-10-03', '100', '5')
    const out = await went(coal, '2026-10-04', '50')
    await came('2026-10-06', '100', '7', coal)
    const run = await posted()
    await world.does(stockOut, out, 'reverse')
    expect(await world.booked('1405', coal.goodsId)).toBe('1200.00')
    await takenBack(run)
    expect(await world.booked('1405', coal.goodsId)).toBe('1200.00')
  })

  test('leave and enter no warehouse in the month any more, until its averages are taken back', async () => {
    const findir = await world.ctx('findir')
    const way = { warehouseCode: 'ZT', warehouseName: '在途货物', warehouseType: 'transit' }
    await save(findir, warehouse, way)
    const { id: toId } = await save(findir, warehouse, { warehouseCode: 'YK-02', warehouseName: '营口港二号堆场' })
    const coal = await came('2026-10-03', '100', '5')
    await went(coal, '2026-10-04', '10')
    const keeper = await world.ctx('seayard')
    const of = { ...coal, fromId: world.yard, toId, qty: '20', date: '2026-10-05' }
    const [sent, kept] = [await save(keeper, stockTransfer, of), await save(keeper, stockTransfer, of)]
    await act(keeper, stockTransfer, sent.id, 'dispatch', { ver: sent.ver })
    const { ver } = await get(keeper, stockTransfer, sent.id)
    const arrives = (arrivedOn: string) =>
      act(keeper, stockTransfer, sent.id, 'arrive', { ver, arrivedOn, arrivedQty: '20' })
    const run = await posted()
    const refusal = { code: 'stock.month-averaged', params: { month: '2026-10' } }
    await expect(arrives('2026-10-06')).rejects.toMatchObject({ errors: { arrivedOn: refusal } })
    await expect(act(keeper, stockTransfer, kept.id, 'dispatch', { ver: kept.ver })).rejects.toMatchObject({
      errors: { date: refusal },
    })
    await takenBack(run)
    await arrives('2026-10-06')
  })

  test('give the last issue the remainder, also where nothing was left in between', async () => {
    // 500 for 100 t, all gone; 701 for 100 t: 1,201 for 200 t, of which 166 t are 996.83.
    const coal = await came('2026-10-03', '100', '5')
    const all = await went(coal, '2026-10-04', '100')
    await came('2026-10-06', '100', '7.01', coal)
    const [first, last] = [await went(coal, '2026-10-08', '33'), await went(coal, '2026-10-09', '33')]
    expect(await costsOf(all, first, last)).toEqual(['500.00', '231.33', '231.33'])
    const run = await posted()
    expect(await lineOf(run, coal.goodsId)).toMatchObject({ averaged: '996.83', closeAmount: '204.17' })
    expect(await costsOf(all, first, last)).toEqual(['600.50', '198.17', '198.16'])
    // What is taken back later comes back at what it has come to.
    await world.does(stockOut, last, 'reverse')
    expect(await world.booked('1405', coal.goodsId)).toBe('402.33')
  })
})

describe('a month that was averaged', () => {
  test('is averaged once, takes no entry of such goods any more, and others as ever', async () => {
    const coal = await came('2026-11-01', '100', '5')
    await expect(posted()).rejects.toMatchObject({ code: 'run.twice' })
    await expect(came('2026-10-31', '1', '5', coal)).rejects.toMatchObject({
      errors: { date: { code: 'stock.month-averaged', params: { month: '2026-10' } } },
    })
    const goodsId = await world.coal('mwa')
    await world.came({ goodsId, billQty: '1', actualQty: '1', price: '5', date: '2026-10-30' })
  })

  test('goes on by whoever may post only where it was stopped', async () => {
    const ctx = await world.ctx('seafin')
    const [{ id, ver } = { id: '', ver: 0 }] = await find(ctx, monthlyAverageRun, { holds: '1' })
    await expect(act(ctx, monthlyAverageRun, id, 'resume', { ver })).rejects.toMatchObject({
      code: 'record.wrong-state',
    })
    const trader = await world.ctx('seabuy')
    await expect(act(trader, monthlyAverageRun, id, 'reverse', { ver, why: '-' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('is over', async () => {
    await expect(posted('2026-11')).rejects.toMatchObject({ errors: { month: { code: 'stock.month-not-over' } } })
  })
})

interface Coal {
  readonly goodsId: string
  readonly batchId: string | null
}

async function came(date: string, qty: string, price: string, of?: Coal): Promise<Coal> {
  const goodsId = of?.goodsId ?? (await world.coal('mon'))
  const batch = of === undefined ? {} : { batchId: of.batchId }
  const id = await world.came({ goodsId, ...batch, billQty: qty, actualQty: qty, price, date })
  return { goodsId, batchId: (await world.inOf(id)).batchId }
}

function went({ goodsId, batchId }: Coal, date: string, qty: string): Promise<string> {
  return world.went({ goodsId, batchId, qty, date })
}

async function costsOf(...ids: readonly string[]) {
  return Promise.all(ids.map(async (id) => (await world.outOf(id)).costAmount))
}

async function posted(month = '2026-10'): Promise<string> {
  return postRun(await world.ctx('seafin'), monthlyAverages, { unitId: world.place('BLHY'), month })
}

async function lineOf(runId: string, goodsId: string) {
  const [line] = await find(await world.ctx('seafin'), monthlyAverage, { runId, goodsId })
  return line
}

async function takenBack(id: string): Promise<void> {
  const ctx = await world.ctx('seafin')
  await act(ctx, monthlyAverageRun, id, 'reverse', { ver: (await get(ctx, monthlyAverageRun, id)).ver, why: '重算' })
  const system = systemContext(world.pool, world.running, worldNow, 'test')
  await writeRunLines(system, { run: monthlyAverages.runs, id })
  expect(await get(ctx, monthlyAverageRun, id)).toMatchObject({ state: '4' })
}
