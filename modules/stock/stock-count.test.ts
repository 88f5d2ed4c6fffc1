import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { act, get, save } from '../../server/module-api.ts'
import { stockProblems } from './stock-consistency.server.ts'
import { stockCount } from './stock-count.ts'
import { stockIn } from './stock-in.ts'
import { stockOut } from './stock-out.ts'
import { yardWorld } from './testing/yard-world.ts'
import { warehouse } from './warehouse.ts'

let world: Awaited<ReturnType<typeof yardWorld>>
let a1: string
let a2: string

beforeAll(async () => {
  world = await yardWorld()
  a1 = await world.place()
  a2 = await world.place()
}, 120_000)
afterEach(async () => {
  expect(await stockProblems(world.pool)).toEqual([])
})

const keeper = 'seayard'

describe('a count', () => {
  test('T-STK-01: 12 600 m³ of 0.92 are 11 592 t, of 11 640 t 0.412 % less, which the finance office posts', async () => {
    const { goodsId, batchId } = await coal('11640')
    const id = await drafted({ goodsId, batchId, density: '0.92', survey: [{ positionId: a1, volume: '12600' }] })
    await does(id, 'freeze')
    expect(await read(id)).toMatchObject({
      bookQty: '11640.000',
      surveyQty: '11592.000',
      diff: '-48.000',
      diffPct: '-0.412',
      result: 'within',
    })
    await does(id, 'handIn')
    await expect(does(id, 'approve', {}, 'findir')).rejects.toMatchObject({ status: 409 })
    await does(id, 'post', {}, 'seafin')
    // 48 t at 520.
    expect(await world.booked('1901', goodsId)).toBe('24960.00')
    const { lossOut } = await read(id)
    await expect(world.does(stockOut, lossOut ?? '', 'reverse')).rejects.toMatchObject({ code: 'stock.of-check' })
    await does(id, 'reverse', {}, 'seafin')
    expect(await world.booked('1901', goodsId)).toBe('0.00')
    expect(await world.booked('1405', goodsId)).toBe('6052800.00')
  })

  // 3 000 × 1.1 + 1 500 × 1.1 = 4 950 t, of 4 900 t 1.020 % more: 50 t at 520 are 26 000.
  test('of two stacks finds more than is allowed: its reason is asked, and the finance director approves it', async () => {
    const { goodsId, batchId } = await coal('4900')
    const survey = [
      { positionId: a1, volume: '3000' },
      { positionId: a2, volume: '1500' },
    ]
    const id = await drafted({ goodsId, batchId, density: '1.1', survey })
    await does(id, 'freeze')
    expect(await read(id)).toMatchObject({ surveyQty: '4950.000', diff: '50.000', diffPct: '1.020', result: 'over' })
    await expect(does(id, 'handIn')).rejects.toMatchObject({ errors: { reason: { code: 'stock.check-reason' } } })
    await changed(id, { reason: '雨后含水增加' })
    await does(id, 'handIn')
    await expect(does(id, 'post', {}, 'seafin')).rejects.toMatchObject({ status: 409 })
    await does(id, 'sendBack', { reason: '请复测' }, 'findir')
    expect(await read(id)).toMatchObject({ status: '1', returnReason: '请复测' })
    await does(id, 'handIn')
    await does(id, 'approve', {}, 'findir')
    expect(await world.booked('1901', goodsId)).toBe('-26000.00')
    const { gainIn } = await read(id)
    expect(await world.inOf(gainIn ?? '')).toMatchObject({ inType: 'plus', actualQty: '50.000', amount: '26000.00' })
    await expect(world.does(stockIn, gainIn ?? '', 'reverse')).rejects.toMatchObject({ code: 'stock.of-check' })
    await does(id, 'reverse', {}, 'seafin')
    expect(await world.booked('1405', goodsId)).toBe('2548000.00')
  })

  test('is told of what moved meanwhile, and goes on once the books are frozen again', async () => {
    const { goodsId, batchId } = await coal('1000')
    const id = await drafted({ goodsId, batchId, density: '1', survey: [{ positionId: a1, volume: '1000' }] })
    await does(id, 'freeze')
    const out = await world.went({ goodsId, batchId, qty: '10', date: '2026-11-12' })
    await expect(does(id, 'handIn')).rejects.toMatchObject({
      code: 'stock.moved-meanwhile',
      params: { moves: '1', qty: '990.000', book: '1000.000' },
    })
    // What goes out and comes back leaves as much, and was moved all the same.
    await world.does(stockOut, out, 'reverse')
    await does(id, 'freezeAgain')
    expect(await read(id)).toMatchObject({ bookQty: '990.000' })
    await changed(id, { survey: [{ positionId: a1, volume: '990' }] })
    await does(id, 'handIn')
    await does(id, 'post', {}, 'seafin')
    expect(await read(id)).toMatchObject({ diff: '0.000', lossOut: null, gainIn: null })
  })

  test('is refused with what to do where it cannot be', async () => {
    const { goodsId, batchId } = await coal('100')
    const other = (await coal('100')).batchId
    await expect(drafted({ goodsId, batchId: other })).rejects.toMatchObject({
      errors: { batchId: { code: 'stock.batch-of-other-goods' } },
    })
    const early = await drafted({ goodsId, batchId, date: '2026-11-01' })
    await expect(does(early, 'freeze')).rejects.toMatchObject({
      errors: { batchId: { code: 'stock.nothing-on-book' } },
    })
    const id = await drafted({ goodsId, batchId })
    await does(id, 'freeze')
    await expect(changed(id, { date: '2026-11-13' })).rejects.toMatchObject({
      errors: { date: { code: 'stock.check-frozen' } },
    })
    await expect(does(id, 'handIn')).rejects.toMatchObject({ errors: { survey: { code: 'stock.no-survey' } } })
    await changed(id, { survey: [{ positionId: a1, volume: '100' }] })
    await expect(does(id, 'handIn')).rejects.toMatchObject({ errors: { density: { code: 'stock.no-density' } } })
    await changed(id, { density: '1' })
    await does(id, 'handIn')
    await expect(does(id, 'post')).rejects.toMatchObject({ status: 403 })
  })

  test('measures places of its own yard, each in use', async () => {
    const { goodsId, batchId } = await coal('100')
    const far = await save(await world.ctx('findir'), warehouse, { warehouseCode: 'YK-02', warehouseName: '营口二号' })
    const there = await world.place({ warehouseId: far.id, code: 'B1' })
    const survey = [
      { positionId: a1, volume: '60' },
      { positionId: there, volume: '40' },
    ]
    await expect(drafted({ goodsId, batchId, survey })).rejects.toMatchObject({
      errors: { 'survey.1.positionId': { code: 'yard.other-warehouse', params: { name: 'YK-02-B1' } } },
    })
    const closed = await world.place({ inUse: '0' })
    await expect(drafted({ goodsId, batchId, survey: [{ positionId: closed, volume: '1' }] })).rejects.toMatchObject({
      errors: { 'survey.0.positionId': { code: 'yard.not-in-use' } },
    })
  })

  test('is posted once by two who would post it at once', async () => {
    const { goodsId, batchId } = await coal('1000')
    const id = await drafted({ goodsId, batchId, density: '1', survey: [{ positionId: a1, volume: '999' }] })
    await does(id, 'freeze')
    await does(id, 'handIn')
    const done = await Promise.allSettled([does(id, 'post', {}, 'seafin'), does(id, 'post', {}, 'seafin')])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await world.booked('1901', goodsId)).toBe('520.00')
  })
})

/** So many tonnes at 520 in the yard. */
async function coal(qty: string) {
  const goodsId = await world.coal('mwa')
  const came = await world.came({ goodsId, billQty: qty, actualQty: qty, price: '520' })
  return { goodsId, batchId: (await world.inOf(came)).batchId }
}

async function drafted(of: object): Promise<string> {
  const values = { warehouseId: world.yard, date: '2026-11-14', ...of }
  return (await save(await world.ctx(keeper), stockCount, values)).id
}

async function changed(id: string, values: object): Promise<void> {
  const { ver } = await read(id)
  await save(await world.ctx(keeper), stockCount, { id, ver, ...values })
}

async function read(id: string) {
  return get((await world.ctx('findir')).withoutScope('test'), stockCount, id)
}

async function does(id: string, verb: string, asked: object = {}, who = keeper): Promise<void> {
  await act(await world.ctx(who), stockCount, id, verb, { ver: (await read(id)).ver, ...asked })
}
