import { beforeAll, expect, test } from 'vitest'
import { act, get, save } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { orderWorld, type OrderWorld } from '../testing/order-world.ts'
import { ctiPrice } from './cti-price.ts'

let world: OrderWorld

beforeAll(async () => {
  world = await orderWorld()
  await world.priced('2026-11-17', '652', '640')
  await world.priced('2026-11-18', '660', '645')
}, 120_000)

const at = (field: string, code: string, params?: object) => ({
  errors: {
    [field]: expect.objectContaining(
      params === undefined ? { code } : { code, params: expect.objectContaining(params) },
    ),
  },
})

test('the list of a day begins with the last one and moves all its prices in one go', async () => {
  const trader = await world.ctx('seasales')
  const { offered } = await suggested(trader, ctiPrice, { date: '2026-11-19' }, null)
  const lines = [{ specId: world.specId, warehouseId: world.yard, listPrice: '660.00', minPrice: '645.00' }]
  expect(offered).toMatchObject({ lines: [{ ...lines[0], before: '660.00' }] })
  const made = await save(trader, ctiPrice, { date: '2026-11-19', lines })
  await act(trader, ctiPrice, made.id, 'shift', { ver: made.ver, by: '-7.5' })
  const moved = await get(world.all, ctiPrice, made.id)
  expect(moved).toMatchObject({
    lines: [{ listPrice: '652.50', minPrice: '637.50', before: '660.00', change: '-7.50' }],
    meanPrice: '652.50',
  })
  await expect(act(trader, ctiPrice, made.id, 'shift', { ver: moved.ver, by: '-640' })).rejects.toMatchObject(
    at('by', 'order.price-gone'),
  )
  await expect(act(trader, ctiPrice, made.id, 'publish', { ver: moved.ver })).rejects.toMatchObject({ status: 403 })
})

test('a list says each price once, above the lowest one, and a day has one list', async () => {
  const trader = await world.ctx('seasales')
  const line = { specId: world.specId, warehouseId: world.yard, listPrice: '660', minPrice: '645' }
  const saved = (date: string, lines: object[]) => save(trader, ctiPrice, { date, lines: lines as (typeof line)[] })
  await expect(saved('2026-11-21', [line, line])).rejects.toMatchObject(at('lines', 'order.price-twice', { line: 2 }))
  await expect(saved('2026-11-21', [{ ...line, minPrice: '661' }])).rejects.toMatchObject(
    at('lines', 'order.list-below-min', { line: 1 }),
  )
  await expect(saved('2026-11-18', [line])).rejects.toMatchObject(at('date', 'order.list-twice'))
})

test('a list by whose prices something was ordered is not taken back', async () => {
  const deal = await world.deal()
  await world.handsIn(await world.ordered(deal, '1', { priceDate: '2026-11-17', unitPrice: '652' }))
  const lead = await world.ctx('sealead')
  const id = await world.priced('2026-11-10', '650', '640')
  await act(lead, ctiPrice, id, 'reopen', { ver: (await get(world.all, ctiPrice, id)).ver })
  const [used] = await world.pool.driver
    .query<{ id: string }>(`select id from stock.cti_price where date = '2026-11-17'`)
    .then(({ rows }) => rows)
  const { ver } = await get(world.all, ctiPrice, used?.id ?? '')
  await expect(act(lead, ctiPrice, used?.id ?? '', 'reopen', { ver })).rejects.toMatchObject({
    code: 'order.list-used',
  })
})
