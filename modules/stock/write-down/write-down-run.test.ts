import { afterEach, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { act, find, get, postRun, save, setMonthClosed } from '../../../server/module-api.ts'
import { systemContext } from '../../../server/platform/context/system-context.ts'
import { writeRunLines } from '../../../server/records/batch-run/write-run-lines.ts'
import { ledgerProblems } from '../../../server/records/ledger/ledger-consistency.ts'
import { stockProblems } from '../stock-consistency.server.ts'
import { type StockWorld, stockWorld } from '../testing/stock-world.ts'
import { expectedPrice } from './expected-price.ts'
import { monthlyWriteDown, writeDownLine, writeDownRun } from './write-down.ts'

let world: StockWorld

beforeAll(async () => {
  world = await stockWorld()
}, 120_000)
afterEach(async () => {
  expect(await stockProblems(world.pool)).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
})

test('T-NRV-01 25 000 t that cost 536.80 and bring 512.00 are written down by 620 000.00, and by less once fewer are left and bring more', async () => {
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
    delta: '620000.00',
  })
  expect(await world.booked('6701', '')).toBe('620000.00')
  expect(await world.booked('1471', goodsId)).toBe('-620000.00')

  // 8 000 t of 536.80 go out: 17 000 t cost 9 125 600; at 545 - 10 - 4.50 = 530.50 they bring 9 018 500, 107 100 less.
  await world.went({ goodsId, batchId, qty: '8000', date: '2026-10-05' })
  await expected(goodsId, '2026-10-15', '545', '10', '4.5')
  const october = await posted('2026-10')
  expect(await lineOf(october, goodsId)).toMatchObject({
    cost: '9125600.00',
    realisable: '530.50',
    value: '9018500.00',
    provision: '107100.00',
    before: '620000.00',
    delta: '-512900.00',
  })
  expect(await world.booked('6701', '')).toBe('107100.00')

  // The rest is gone: nothing is set aside for it any more.
  await world.went({ goodsId, batchId, qty: '17000', date: '2026-11-03' })
  const november = await posted('2026-11')
  expect(await lineOf(november, goodsId)).toMatchObject({ quantity: '0.000', reason: 'gone', delta: '-107100.00' })
  expect(await world.booked('1471', goodsId)).toBe('0.00')

  await expect(takenBack(october)).rejects.toMatchObject({ code: 'run.later' })
  for (const run of [november, october, september]) await takenBack(run)
  expect(await world.booked('6701', '')).toBe('0.00')
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
  // Beside the 620 000 of the goods before.
  expect(await get(await all(), writeDownRun, run)).toMatchObject({ lines: '3', leftOut: '1', provision: '670000.00' })
  await takenBack(run)
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
