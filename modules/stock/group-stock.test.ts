import { beforeAll, expect, test } from 'vitest'
import { compare } from '../../core/values/decimal.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { groupStockRows } from './group-stock.server.ts'
import { groupStock } from './group-stock.ts'
import { stockMove } from './stock-move.ts'
import { type StockWorld, stockWorld } from './testing/stock-world.ts'

let world: StockWorld
let goodsId: string

beforeAll(async () => {
  world = await stockWorld()
  goodsId = await world.coal('mwa')
  await world.came({ goodsId, billQty: '100', actualQty: '100', price: '500', date: '2026-11-01' })
  await world.came({ goodsId, billQty: '60', actualQty: '60', price: '550', date: '2026-11-17' })
}, 120_000)

const rowsOf = async (who: string, filters: object) =>
  (await groupStockRows(await world.ctx(who), { goodsId, ...filters })) as readonly Record<string, string>[]

// By hand: batches of 1 and 17 November are 30 and 14 days old on 1 December, 31 and 15 a day later, and so on.
test.each([
  ['2026-11-10', '100', { month: '100' }, '9', '500.0000'],
  ['2026-12-01', '160', { month: '160' }, '30', '518.7500'],
  ['2026-12-02', '160', { month: '60', quarter: '100' }, '31', '518.7500'],
  ['2027-01-30', '160', { quarter: '160' }, '90', '518.7500'],
  ['2027-01-31', '160', { quarter: '60', half: '100' }, '91', '518.7500'],
  ['2027-05-01', '160', { half: '60', older: '100' }, '181', '518.7500'],
] as const)('on %s what lies there is as old as its batches', async (day, quantity, ages, oldest, unitCost) => {
  const [row, ...others] = await rowsOf('findir', { day })
  expect(others).toEqual([])
  expect(row).toMatchObject({ unitId: world.place('BLHY'), warehouseId: world.yard, goodsId, oldest, unitCost })
  expect(Number(row?.['quantity'])).toBe(Number(quantity))
  const columns = { month: '0', quarter: '0', half: '0', older: '0', unbatched: '0', ...ages }
  for (const [name, value] of Object.entries(columns)) expect(Number(row?.[name]), name).toBe(Number(value))
})

test('the ledger that a figure leads to adds up to it', async () => {
  const ctx = await world.ctx('findir')
  const filters = { day: '2026-11-17', goodsId }
  const found = await rowsOf('findir', filters)
  const [drill] = drillsOf(ctx, groupStock, filters, found)
  const parameters = { ...drill?.always, ...drill?.rows[0] }
  const { totals: sums } = await totals(ctx, stockMove, { list: 'main', parameters })
  expect(compare(sums['quantity']?.[0]?.sum ?? '0', found[0]?.['quantity'] ?? '1')).toBe(0)
})

test('whoever reaches one company reads its goods alone, and asking for another finds nothing', async () => {
  const [day, elsewhere] = ['2026-11-17', world.place('BLLY')]
  expect(await rowsOf('seafin', { day })).toHaveLength(1)
  expect(await rowsOf('landsales', { day })).toEqual([])
  expect(await rowsOf('landsales', { day, unitId: world.place('BLHY') })).toEqual([])
  expect(await rowsOf('findir', { day, unitId: elsewhere })).toEqual([])
})
