import { afterEach, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, find, get, postRun, save, setMonthClosed } from '../../../server/module-api.ts'
import { systemContext } from '../../../server/platform/context/system-context.ts'
import { writeRunLines } from '../../../server/records/batch-run/write-run-lines.ts'
import { ledgerProblems } from '../../../server/records/ledger/ledger-consistency.ts'
import { goods } from '../../contracts/index.ts'
import { stockProblems } from '../stock-consistency.server.ts'
import { stockOut } from '../stock-out.ts'
import { type StockWorld, stockWorld } from '../testing/stock-world.ts'
import { expectedPrice } from './expected-price.ts'
import { writeDownPart } from './write-down.server.ts'
import { monthlyWriteDown, writeDownLine, writeDownRun } from './write-down.ts'

let world: StockWorld

beforeAll(async () => {
  world = await stockWorld()
}, 120_000)
afterEach(async () => {
  expect(await stockProblems(world.pool)).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
})

test('T-NRV-01 25 000 t that cost 536.80 and bring 512.00 are written down by 620 000.00; what was set aside goes with what is sold, and less is needed once the rest brings more', async () => {
  const goodsId = await world.coal('mwa')
  const batchId = await came(goodsId, '2026-09-05', '20000', '520')
  await came(goodsId, '2026-09-06', '30000', '548', batchId)
  await world.went({ goodsId, batchId, qty: '25000', date: '2026-09-20' })
  // 540 less 20 and 8 are 512.
  await expected(goodsId, '2026-09-30', '540', '20', '8')
  const september = await posted('2026-09')
  expect(await lineOf(september, goodsId)).toMatchObject({
    quantity: '25000.000',
    unitCost: '536.8000',
    cost: '13420000.00',
    realisable: '512.00',
    value: '12800000.00',
    provision: '620000.00',
    before: '0.00',
    released: '0.00',
    delta: '620000.00',
  })
  expect(await books(goodsId)).toEqual({ loss: '620000.00', costOfSales: undefined, setAside: '-620000.00' })

  // 8 000 t of 25 000 are sold: 620 000 x 8 / 25 = 198 400 makes their sale cost less, 421 600 are left.
  // 17 000 t cost 9 125 600; at 545 - 10 - 4.50 = 530.50 they bring 9 018 500, 107 100 less: 314 500 are not needed.
  await world.went({ goodsId, batchId, qty: '8000', date: '2026-10-05' })
  await expected(goodsId, '2026-10-15', '545', '10', '4.5')
  const october = await posted('2026-10')
  expect(await lineOf(october, goodsId)).toMatchObject({
    cost: '9125600.00',
    realisable: '530.50',
    value: '9018500.00',
    provision: '107100.00',
    before: '620000.00',
    released: '198400.00',
    delta: '-314500.00',
  })
  expect(await books(goodsId)).toEqual({ loss: '305500.00', costOfSales: '-198400.00', setAside: '-107100.00' })

  // The rest is sold: all that was set aside goes with it, and nothing of the loss is taken back.
  await world.went({ goodsId, batchId, qty: '17000', date: '2026-11-03' })
  const november = await posted('2026-11')
  expect(await lineOf(november, goodsId)).toMatchObject({
    quantity: '0.000',
    reason: 'gone',
    released: '107100.00',
    delta: '0.00',
  })
  expect(await books(goodsId)).toEqual({ loss: '305500.00', costOfSales: '-305500.00', setAside: '0.00' })

  await expect(takenBack(october)).rejects.toMatchObject({ code: 'run.later' })
  for (const run of [november, october, september]) await takenBack(run)
  expect(await books(goodsId)).toEqual({ loss: '0.00', costOfSales: '0.00', setAside: '0.00' })
})

test('what is not sold takes nothing along, what came since carries none of it, and what came back brings it back', async () => {
  const goodsId = await world.coal('mwa')
  const batchId = await came(goodsId, '2026-09-08', '1000', '400')
  await expected(goodsId, '2026-09-08', '370', '0', '0')
  // 1 000 t at 400 bring 370 000: 30 000 less.
  const september = await posted('2026-09')
  // 1 000 t of 420 come: 410 a tonne. 100 t are used, 300 t are sold for 123 000 of the 400 000 that lay there: 9 225.
  // 1 600 t cost 656 000 and bring 592 000, 64 000 less; 20 775 are still set aside, so 43 225 more are.
  await came(goodsId, '2026-10-02', '1000', '420', batchId)
  await world.went({ goodsId, batchId, outType: 'use', customer: null, qty: '100', date: '2026-10-03' })
  const sale = await world.went({ goodsId, batchId, qty: '300', date: '2026-10-04' })
  const october = await posted('2026-10')
  expect(await lineOf(october, goodsId)).toMatchObject({
    before: '30000.00',
    released: '9225.00',
    provision: '64000.00',
    delta: '43225.00',
  })
  // Nobody bought anything in the end: what came back is no sale, and carries no part of what was set aside away.
  await world.does(stockOut, sale, 'reverse')
  const november = await posted('2026-11')
  expect(await lineOf(november, goodsId)).toMatchObject({ before: '64000.00', released: '0.00', delta: '12000.00' })
  for (const run of [november, october, september]) await takenBack(run)
})

test('goods that bring more than they cost, or nobody knows what, are not written down; what was set aside stays until somebody does', async () => {
  const [dear, unknown, cheap] = [await world.coal('mwa'), await world.coal('mwa'), await world.coal('mwa')]
  for (const goodsId of [dear, unknown, cheap]) await came(goodsId, '2026-09-10', '100', '500')
  await expected(dear, '2026-09-01', '560', '20', '5')
  // It costs more to sell than it brings: all of it is lost, and no more.
  await expected(cheap, '2026-09-01', '10', '15', '0')
  const run = await posted('2026-09')
  expect(await lineOf(run, dear)).toMatchObject({ realisable: '535.00', provision: '0.00', reason: null })
  expect(await lineOf(run, cheap)).toMatchObject({ realisable: '-5.00', value: '0.00', provision: '50000.00' })
  expect(await lineOf(run, unknown)).toBeUndefined()
  // Beside the 620 000 and the 30 000 of the goods before.
  expect(await get(await all(), writeDownRun, run)).toMatchObject({ lines: '4', leftOut: '1', provision: '700000.00' })
  await takenBack(run)
})

test('the page proposes the month after the last one that was written down, and none that has not ended', async () => {
  // It is November 2026.
  expect(await proposed()).toEqual({ month: '2026-10' })
  const runs: string[] = []
  for (const [month, next] of [
    ['2026-09', '2026-10'],
    ['2026-10', '2026-10'],
    ['2026-11', '2026-10'],
  ] as const) {
    runs.push(await posted(month))
    expect(await proposed(), month).toEqual({ month: next })
  }
  for (const run of runs.toReversed()) await takenBack(run)
})

test('an expected price is told by its goods', async () => {
  const goodsId = await world.coal('mwa')
  await expected(goodsId, '2026-09-01', '560', '20', '5')
  const [{ goodsName }] = [await get(await all(), goods, goodsId)]
  const [price] = await find(await all(), expectedPrice, { goodsId })
  expect(price).toMatchObject({ goodsName })
})

test('a month is written down once, not before it has begun, in an open period, and only by the finance office', async () => {
  await expect(posted('2026-12')).rejects.toMatchObject({ errors: { month: { code: 'stock.write-down-future' } } })
  await expect(posted('2026-09', 'seabuy')).rejects.toMatchObject({ status: 403 })
  const run = await posted('2026-09')
  await expect(posted('2026-09')).rejects.toMatchObject({ code: 'run.twice' })
  const ctx = await world.ctx('seafin')
  const { ver } = await get(ctx, writeDownRun, run)
  await expect(act(ctx, writeDownRun, run, 'resume', { ver })).rejects.toMatchObject({ code: 'record.wrong-state' })
  await takenBack(run)
  const of = { unitId: unitId(), month: '2026-09' }
  for (const part of ['stock', 'settlement', 'profit'] as const) await setMonthClosed(await all(), of, part, true)
  await expect(posted('2026-09')).rejects.toMatchObject({ code: 'period.closed' })
})

const all = async () => (await world.ctx('findir')).withoutScope('test')
const unitId = () => world.place('BLHY')
const proposed = async () => writeDownPart.next(await world.ctx('seafin'), unitId())

/** What the month's results and the goods carry of what was set aside. */
async function books(goodsId: string) {
  const [loss, costOfSales] = [await world.booked('6701', ''), await world.booked('6401', '')]
  return { loss, costOfSales, setAside: await world.booked('1471', goodsId) }
}

/** Answers the batch. */
async function came(
  goodsId: string,
  date: string,
  qty: string,
  price: string,
  batchId: string | null = null,
): Promise<string | null> {
  return (await world.inOf(await world.came({ goodsId, batchId, date, billQty: qty, actualQty: qty, price }))).batchId
}

async function expected(
  goodsId: string,
  fromDate: string,
  netPrice: string,
  sellingCost: string,
  taxes: string,
): Promise<void> {
  const values = { goodsId, fromDate, netPrice, sellingCost, taxes, basis: '现货成交价' }
  await save(await world.ctx('seafin'), expectedPrice, values)
}

async function posted(month: string, who = 'seafin'): Promise<string> {
  return postRun(await world.ctx(who), monthlyWriteDown, { unitId: unitId(), month })
}

async function lineOf(runId: string, goodsId: string) {
  return (await find(await world.ctx('seafin'), writeDownLine, { runId, goodsId }))[0]
}

async function takenBack(run: string): Promise<void> {
  const ctx = await world.ctx('seafin')
  await act(ctx, writeDownRun, run, 'reverse', { ver: (await get(ctx, writeDownRun, run)).ver, why: '重算' })
  const system = systemContext(world.pool, world.running, worldNow, 'test')
  await writeRunLines(system, { run: monthlyWriteDown.runs, id: run })
  expect(await get(ctx, writeDownRun, run)).toMatchObject({ state: '4' })
}
