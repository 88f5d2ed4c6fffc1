import { beforeAll, expect, test } from 'vitest'
import { yardWorld } from '../testing/yard-world.ts'
import { yardMap } from './yard-map.server.ts'

let world: Awaited<ReturnType<typeof yardWorld>>

beforeAll(async () => {
  world = await yardWorld()
}, 120_000)

test('a yard is drawn with what lies in its places, and other yards are named', async () => {
  const empty = await world.place({ code: 'M1' })
  const full = await world.place({ code: 'M2' })
  const goodsId = await world.coal('mwa')
  const entry = await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '500' })
  const lot = await world.batchOf(entry)
  await world.laid(lot, full)
  const reader = await world.ctx('seasales')
  const { yards, yard, places } = await yardMap(reader)
  expect(yard).toBe(world.yard)
  expect(yards.find(({ id }) => id === world.yard)).toMatchObject({ warm: 0 })
  expect(places.find(({ id }) => id === empty)).toMatchObject({ goods: '', qty: '0.000', light: null, batches: [] })
  expect(places.find(({ id }) => id === full)).toMatchObject({
    name: 'JZ-01-M2',
    qty: '20000.000',
    fillPct: '40.0',
    batches: [{ id: lot }],
    corners: [{}, {}, {}, {}],
  })
  // A yard that is not there, or that the reader may not see, is none.
  expect((await yardMap(reader, empty)).yard).toBe(world.yard)
})
