import sql from 'sql-template-tag'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { find, setMonthClosed } from '../../server/module-api.ts'
import { stockIn, stockOut } from '../stock/index.ts'
import { profitProblems } from './profit-consistency.server.ts'
import { profitLine } from './profit-line.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'

let world: ProfitWorld

beforeAll(async () => {
  world = await profitWorld()
}, 120_000)
afterEach(async () => {
  expect(await profitProblems(world.pool)).toEqual([])
})

describe('what is settled', () => {
  test('is revenue or cost net of tax, with segment, company and contract, from the day of the settlement', async () => {
    const sale = await world.inForce('xs')
    const sold = await world.settled(sale, '1130000')
    expect(await world.linesOf(sold)).toEqual([['2026-11-12', 'rev', '1000000.00']])
    expect(await find(await world.ctx('seafin'), profitLine, { settlement: sold })).toMatchObject([
      { bizSegment: 'sea', contractId: sale, unitId: world.place('BLHY'), sourceNo: expect.stringMatching(/^JS-BLHY/) },
    ])
    const bought = await world.settled(await world.inForce('hc'), '904000')
    expect(await world.linesOf(bought)).toEqual([['2026-11-12', 'cogs', '-800000.00']])
  })

  test('is turned into yuan at the rate of the settlement', async () => {
    const abroad = await world.inForce('hc', { currency: 'USD', fxRate: '7.118000', vatRate: '0' })
    expect(await world.linesOf(await world.settled(abroad, '1000.05'))).toEqual([['2026-11-12', 'cogs', '-7118.36']])
  })

  test.each([
    ['ys', 'carr', 'frt', 'frt'],
    ['zc', 'carr', 'diff', 'frt'],
    ['fw', 'port', 'svc', 'port'],
    ['fw', 'insp', 'svc', 'test'],
    ['fw', 'agent', 'svc', 'agt'],
    ['fw', 'bank', 'svc', 'other'],
  ])('under a contract %s with a %s, as %s, is of the item %s', async (type, role, settleType, item) => {
    const counterparty = await world.admitted(role)
    const id = await world.settled(await world.inForce(type, { counterparty, vatRate: '6' }), '106', { settleType })
    expect(await world.linesOf(id)).toEqual([['2026-11-12', item, '-100.00']])
  })

  test('under a contract of building works is no cost', async () => {
    expect(await world.linesOf(await world.settled(await world.inForce('gc'), '113'))).toEqual([])
  })

  test.each([
    ['revoked', 'revoke'],
    ['closed', 'close'],
  ])('is turned back by the opposite on the day on which it is %s', async (_, verb) => {
    const id = await world.settled(await world.inForce('xs'), '113')
    await world.ended(id, verb)
    expect(await world.linesOf(id)).toEqual([
      ['2026-11-12', 'rev', '100.00'],
      ['2026-11-18', 'rev', '-100.00'],
    ])
  })

  test('provisionally gives way to the final settlement, and comes back when that is revoked', async () => {
    const sale = await world.inForce('xs')
    const provisional = await world.settled(sale, '113', { settleType: 'prov', date: '2026-11-05' })
    const final = await world.settled(sale, '226', { settleType: 'final' })
    expect([await world.linesOf(provisional), await world.linesOf(final)]).toEqual([
      [
        ['2026-11-05', 'rev', '100.00'],
        ['2026-11-12', 'rev', '-100.00'],
      ],
      [['2026-11-12', 'rev', '200.00']],
    ])
    await world.ended(final, 'revoke')
    expect((await world.linesOf(provisional)).at(-1)).toEqual(['2026-11-18', 'rev', '100.00'])
  })

  test('is refused into a month that is closed for the profit, and nothing is left of it', async () => {
    const sale = await world.inForce('xs')
    const month = { unitId: world.place('BLHY'), month: '2026-09' }
    const system = (await world.ctx('findir')).withoutScope('test')
    await setMonthClosed(system, month, 'profit', true)
    await expect(world.settled(sale, '113', { date: '2026-09-30' })).rejects.toMatchObject({
      code: 'period.closed',
      params: { month: '2026-09', ledger: 'profit' },
    })
    expect(await find(system, profitLine, { day: { from: '2026-09-01', to: '2026-09-30' } })).toEqual([])
    await setMonthClosed(system, month, 'profit', false)
    await world.settled(sale, '113', { date: '2026-09-30' })
  })
})

describe('goods', () => {
  test('cost when they go out, anew when that changes, and nothing when they come back', async () => {
    const goodsId = await world.coal('mwa')
    const first = await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '520' })
    const { batchId } = await world.inOf(first)
    const out = await world.went({ goodsId, batchId, qty: '15000', date: '2026-11-12' })
    const used = await world.went({ goodsId, batchId, qty: '10', date: '2026-11-12', outType: 'use' })
    expect([await world.linesOf(out), await world.linesOf(used)]).toEqual([
      [['2026-11-12', 'cogs', '-7800000.00']],
      [['2026-11-12', 'adm', '-5200.00']],
    ])
    await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '530', date: '2026-11-09' })
    expect(await world.linesOf(out)).toEqual([
      ['2026-11-12', 'cogs', '-7800000.00'],
      ['2026-11-12', 'cogs', '-75000.00'],
    ])
    await world.does(stockOut, out, 'reverse')
    expect((await world.linesOf(out)).at(-1)).toEqual(['2026-11-18', 'cogs', '7875000.00'])
    expect(await world.linesOf(used)).toEqual([
      ['2026-11-12', 'adm', '-5200.00'],
      ['2026-11-12', 'adm', '-50.00'],
    ])
  })

  test('that came into a warehouse are no cost by their settlement, and are again when they are taken back', async () => {
    const contractId = await world.inForce('hc')
    const id = await world.settled(contractId, '113')
    const goodsId = await world.coal('mwa')
    const came = await world.came({
      goodsId,
      contractId,
      billQty: '1',
      actualQty: '1',
      price: '100',
      date: '2026-11-15',
    })
    expect(await world.linesOf(id)).toEqual([
      ['2026-11-12', 'cogs', '-100.00'],
      ['2026-11-15', 'cogs', '100.00'],
    ])
    await world.does(stockIn, came, 'reverse')
    expect((await world.linesOf(id)).at(-1)).toEqual(['2026-11-18', 'cogs', '-100.00'])
  })

  test('that are short wait for a decision', async () => {
    const goodsId = await world.coal('mwa')
    const { batchId } = await world.inOf(await world.came({ goodsId, billQty: '9', actualQty: '9', price: '5' }))
    const out = await world.went({ goodsId, batchId, qty: '1', date: '2026-11-12', outType: 'minus' })
    expect(await world.linesOf(out)).toEqual([])
  })
})

test('a cent too much or too little is found, and its document is named', async () => {
  const goodsId = await world.coal('mwa')
  const { batchId } = await world.inOf(await world.came({ goodsId, billQty: '9', actualQty: '9', price: '5' }))
  const sources = [
    await world.settled(await world.inForce('xs'), '113'),
    await world.went({ goodsId, batchId, qty: '1', date: '2026-11-12', outType: 'use' }),
  ]
  const lines = await find((await world.ctx('findir')).withoutScope('test'), profitLine, { sourceId: sources })
  const moved = async (id: string, by: string) =>
    world.pool.query(sql`update profit.profit_line set amount = amount + ${by}::numeric where id = ${id}::uuid`)
  for (const { id, sourceNo } of lines) {
    await moved(id, '0.01')
    const problems = await profitProblems(world.pool)
    expect(problems).toContainEqual(expect.stringContaining(`${sourceNo} -0.01`))
    expect(problems, 'its document and the account that it was booked on').toHaveLength(2)
    await moved(id, '-0.01')
  }
})
