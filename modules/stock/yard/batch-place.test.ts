import { beforeAll, describe, expect, test } from 'vitest'
import { act, save } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { stockProblems } from '../stock-consistency.server.ts'
import { stockTransfer } from '../stock-transfer.ts'
import { yardWorld } from '../testing/yard-world.ts'
import { warehouse } from '../warehouse.ts'

let world: Awaited<ReturnType<typeof yardWorld>>

beforeAll(async () => {
  world = await yardWorld()
}, 120_000)

describe('a batch', () => {
  test('is laid elsewhere as a whole, and leaves its position with what goes to another warehouse', async () => {
    const goodsId = await world.coal('mwa')
    const [one, other] = [await world.place(), await world.place()]
    const entry = { goodsId, billQty: '900', actualQty: '900', price: '500', positionId: one }
    const of = await world.batchOf(await world.came(entry))
    await world.laid(of, other)
    expect(await world.placeOf(one)).toMatchObject({ qty: '0.000', batches: null })
    expect(await world.placeOf(other)).toMatchObject({ qty: '900.000', batches: [of] })
    const findir = await world.ctx('findir')
    await save(findir, warehouse, { warehouseCode: 'ZT', warehouseName: '在途', warehouseType: 'transit' })
    const to = await save(findir, warehouse, { warehouseCode: 'YK-2', warehouseName: '营口二号' })
    const keeper = await world.ctx('seayard')
    const values = { date: '2026-11-12', fromId: world.yard, toId: to.id, goodsId, batchId: of, qty: '250' }
    const { id, ver } = await save(keeper, stockTransfer, values)
    await act(keeper, stockTransfer, id, 'dispatch', { ver })
    expect(await world.placeOf(other)).toMatchObject({ qty: '650.000' })
    expect(await stockProblems(world.pool)).toEqual([])
  })

  test('is laid by the yard, not by who bought it', async () => {
    const entry = { goodsId: await world.coal('mwa'), billQty: '9', actualQty: '9', price: '500' }
    const of = await world.batchOf(await world.came(entry))
    const body = { ver: 1, positionId: await world.place() }
    await expect(act(await world.ctx('seabuy'), batch, of, 'place', body)).rejects.toMatchObject({ status: 403 })
  })
})
