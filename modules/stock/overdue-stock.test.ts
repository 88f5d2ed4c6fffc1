import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { overdueStockRows, stockAge } from './overdue-stock.server.ts'
import { overdueStock } from './overdue-stock.ts'
import { stockMove } from './stock-move.ts'
import { type StockWorld, stockWorld } from './testing/stock-world.ts'

let world: StockWorld
let goodsId: string
const today = dayOfMs(worldNow)

beforeAll(async () => {
  world = await stockWorld()
  goodsId = await world.coal('mwa')
  for (const [days, tonnes] of [
    [59, '10'],
    [60, '20'],
    [90, '30'],
    [180, '40'],
  ] as const)
    await world.came({ goodsId, billQty: tonnes, actualQty: tonnes, price: '500', date: addDays(today, -days) })
}, 120_000)

const rowsOf = async (who: string, filters: object) =>
  (await overdueStockRows(await world.ctx(who), { goodsId, ...filters })) as readonly Record<string, string>[]

// By hand, of the limits 60, 90 and 180 days; the batch of 59 days is not told of.
test('batches stand by their age, the oldest first, with what is left of them and its cost', async () => {
  const found = await rowsOf('findir', {})
  expect(found.map(({ level, age, quantity, amount }) => [level, age, Number(quantity), Number(amount)])).toEqual([
    ['4', '180', 40, 20_000],
    ['3', '90', 30, 15_000],
    ['2', '60', 20, 10_000],
  ])
  expect(found[0]).toMatchObject({
    unitId: world.place('BLHY'),
    warehouseId: world.yard,
    goodsId,
    unitCost: '500.0000',
  })
})

test('filters ask for a level and a place; whoever reaches another company finds nothing', async () => {
  expect(await rowsOf('findir', { level: '3' })).toHaveLength(1)
  expect(await rowsOf('findir', { warehouseId: world.yard })).toHaveLength(3)
  expect(await rowsOf('findir', { unitId: world.place('BLLY') })).toEqual([])
  expect(await rowsOf('landsales', {})).toEqual([])
})

test('a quantity leads to the movements that come to it', async () => {
  const ctx = await world.ctx('findir')
  const found = await rowsOf('findir', {})
  const [drill] = drillsOf(ctx, overdueStock, { goodsId }, found)
  const parameters = { ...drill?.always, ...drill?.rows[0] }
  const { totals: sums } = await totals(ctx, stockMove, { list: 'main', parameters })
  expect(Number(sums['quantity']?.[0]?.sum)).toBe(40)
})

test('the alert measures every batch of which something is left', async () => {
  const measured = await stockAge(await world.ctx('findir'))
  expect(measured.map(({ value }) => Number(value)).toSorted((a, b) => a - b)).toEqual([59, 60, 90, 180])
})
