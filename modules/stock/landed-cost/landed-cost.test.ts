import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { act, create, find, get, save, setMonthClosed } from '../../../server/module-api.ts'
import { ledgerProblems } from '../../../server/records/ledger/ledger-consistency.ts'
import { counterparty } from '../../contracts/index.ts'
import { costTrueUp } from '../cost-true-up.ts'
import { stockProblems } from '../stock-consistency.server.ts'
import { stockIn } from '../stock-in.ts'
import { type StockWorld, stockWorld } from '../testing/stock-world.ts'
import { landedCost } from './landed-cost.ts'

let world: StockWorld
let port: string

beforeAll(async () => {
  world = await stockWorld()
  const of = { cpName: '锦州港务', shortName: '锦州港', cpRole: ['port'], country: 'CN' }
  port = (await create(await all(), counterparty, of)).id
}, 120_000)
afterEach(async () => {
  expect(await stockProblems(world.pool)).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
})

describe('costs that are allocated to what came in', () => {
  test('T-INV-05 make it worth more by weight, and are owed to whom they are paid', async () => {
    const { first, second } = await twoEntries()
    const owed = await world.booked('2202-暂估', port)
    const id = await allocated({ costs: [{ kind: 'frt', payee: port, amount: '350000' }], ...entriesOf(first, second) })
    expect(await partsOf(id)).toEqual([
      ['6000.000', '210000.00', '210000.00', '0.00'],
      ['4000.000', '140000.00', '140000.00', '0.00'],
    ])
    expect(await world.booked('1405', first.goodsId)).toBe('3210000.00')
    expect(await world.booked('1405', second.goodsId)).toBe('2540000.00')
    expect(await world.booked('2202-暂估', port)).toBe(String(Number(owed ?? '0') - 350000) + '.00')
  })

  test('by value go to what is there and to what was sold, before and after their day', async () => {
    // 6,000 t at 500 and 4,000 t at 600, of which 1,000 were sold before and 1,000 after the day of the costs.
    const { first, second } = await twoEntries()
    const sold = { goodsId: second.goodsId, batchId: second.batchId, qty: '1000' }
    const before = await world.went({ ...sold, date: '2026-11-11' })
    const after = await world.went({ ...sold, date: '2026-11-14' })
    const costs = [
      { kind: 'frt', payee: world.party, amount: '120000.01' },
      { kind: 'port', payee: port, amount: '30000' },
    ]
    const id = await allocated({ basis: 'value', costs, ...entriesOf(first, second) })
    // 66,666.67 + 16,666.67 and 53,333.34 + 13,333.33; of the latter three quarters were there.
    expect(await partsOf(id)).toEqual([
      ['6000.000', '83333.34', '83333.34', '0.00'],
      ['3000.000', '66666.67', '50000.00', '16666.67'],
    ])
    expect(await world.outOf(before)).toMatchObject({ costAmount: '600000.00' })
    // 1,850,000 for 3,000 t.
    expect(await world.outOf(after)).toMatchObject({ costAmount: '616666.67' })
    expect(await world.booked('1405', second.goodsId)).toBe('1233333.33')
  })

  test('are taken back by what is there then, and hold their entries until then', async () => {
    const { first, second } = await twoEntries()
    const id = await allocated({ costs: [{ kind: 'insp', payee: port, amount: '10000' }], ...entriesOf(first, second) })
    const number = (await get(await all(), landedCost, id)).costNo
    await expect(world.does(stockIn, first.id, 'reverse')).rejects.toMatchObject({
      code: 'landed.allocated',
      params: { number },
    })
    await world.went({ goodsId: first.goodsId, batchId: first.batchId, qty: '4500', date: '2026-11-15' })
    await does(id, 'reverse')
    // A quarter of 6,000 t was still there.
    expect((await partsOf(id)).slice(2)).toEqual([
      ['1500.000', '-6000.00', '-1500.00', '-4500.00'],
      ['4000.000', '-4000.00', '-4000.00', '0.00'],
    ])
    expect(await world.booked('1405', first.goodsId)).toBe('750000.00')
    await world.does(stockIn, second.id, 'reverse')
    expect(await world.booked('1405', second.goodsId)).toBe('0.00')
  })
})

describe('what is wrong', () => {
  test.each([
    ['no payee', { costs: [{ kind: 'frt', amount: '1' }] }, 'costs.0.payee', 'landed.no-payee'],
    ['no volume', { basis: 'volume' }, 'entries.0.volume', 'landed.no-volume'],
    ['a day before the entry', { date: '2026-11-01' }, 'date', 'landed.before-entry'],
  ])('%s is said at its field', async (_, more, field, code) => {
    const { first } = await twoEntries()
    const costs = [{ kind: 'frt', payee: port, amount: '1' }]
    await expect(entered({ costs, ...entriesOf(first), ...more })).rejects.toMatchObject({
      errors: { [field]: { code } },
    })
  })

  test('an entry that stands twice, or was taken back, is refused', async () => {
    const { first, second } = await twoEntries()
    const costs = [{ kind: 'frt', payee: port, amount: '1' }]
    await expect(entered({ costs, ...entriesOf(first, first) })).rejects.toMatchObject({
      errors: { 'entries.1.stockInId': { code: 'landed.entry-twice' } },
    })
    const id = await entered({ costs, ...entriesOf(second) })
    await world.does(stockIn, second.id, 'reverse')
    await expect(does(id, 'confirm')).rejects.toMatchObject({
      errors: { 'entries.0.stockInId': { code: 'landed.entry-not-in' } },
    })
  })

  test('a closed month takes no costs', async () => {
    const { first } = await twoEntries('2026-09-10')
    const costs = [{ kind: 'frt', payee: port, amount: '1' }]
    const id = await entered({ date: '2026-09-20', costs, ...entriesOf(first) })
    const month = { unitId: world.place('BLHY'), month: '2026-09' }
    await setMonthClosed(await all(), month, 'stock', true)
    await expect(does(id, 'confirm')).rejects.toMatchObject({ errors: { date: { code: 'period.closed' } } })
    await setMonthClosed(await all(), month, 'stock', false)
    await does(id, 'confirm')
  })

  test('a cent too much is named', async () => {
    const { first } = await twoEntries()
    const id = await allocated({ costs: [{ kind: 'frt', payee: port, amount: '10' }], ...entriesOf(first) })
    const cent = (by: string) =>
      world.pool.driver.query(`update stock.landed_cost set total = total ${by} 0.01 where id = $1`, [id])
    await cent('+')
    const { costNo } = await get(await all(), landedCost, id)
    expect(await stockProblems(world.pool)).toEqual([`a landed cost is not what its entries took: ${costNo}`])
    await cent('-')
  })
})

interface In {
  readonly id: string
  readonly goodsId: string
  readonly batchId: string | null
}

/** 6,000 t at 500 and 4,000 t at 600 of other goods. */
async function twoEntries(date = '2026-11-10'): Promise<{ readonly first: In; readonly second: In }> {
  return { first: await cameIn('6000', '500', date), second: await cameIn('4000', '600', date) }
}

async function cameIn(qty: string, price: string, date: string): Promise<In> {
  const goodsId = await world.coal('batch')
  const id = await world.came({ goodsId, billQty: qty, actualQty: qty, price, date })
  return { id, goodsId, batchId: (await world.inOf(id)).batchId }
}

const entriesOf = (...ins: readonly In[]) => ({ entries: ins.map(({ id }) => ({ stockInId: id })) })

async function entered(of: object): Promise<string> {
  const { id } = await save(await world.ctx('seafin'), landedCost, { date: '2026-11-12', ...of })
  return id
}

async function allocated(of: object): Promise<string> {
  const id = await entered(of)
  await does(id, 'confirm')
  return id
}

async function does(id: string, verb: string): Promise<void> {
  const ctx = await world.ctx('seafin')
  await act(ctx, landedCost, id, verb, { ver: (await get(ctx, landedCost, id)).ver })
}

async function all() {
  return (await world.ctx('findir')).withoutScope('test')
}

async function trueUpsOf(landedCostId: string) {
  return find(await all(), costTrueUp, { landedCostId }, { sort: ['createTime', 'trueUpNo'] })
}

/** What was left, and what was allocated with its two parts. */
async function partsOf(id: string) {
  return (await trueUpsOf(id)).map(({ leftQty, amount, toStock, toCost }) => [leftQty, amount, toStock, toCost])
}
