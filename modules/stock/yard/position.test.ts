import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, get, remove, save } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { stockProblems } from '../stock-consistency.server.ts'
import { stockIn } from '../stock-in.ts'
import { stockOut } from '../stock-out.ts'
import { yardWorld } from '../testing/yard-world.ts'
import { warehouse } from '../warehouse.ts'
import { position } from './position.ts'

let world: Awaited<ReturnType<typeof yardWorld>>

beforeAll(async () => {
  world = await yardWorld()
}, 120_000)

const bought = (goodsId: string, qty: string, more: object = {}) =>
  world.came({ goodsId, billQty: qty, actualQty: qty, price: '500', ...more })
const keeper = () => world.ctx('seayard')

describe('a position', () => {
  test('is called by its warehouse and its own code, once in a warehouse', async () => {
    const id = await world.place({ code: 'B1' })
    expect(await world.placeOf(id)).toMatchObject({ positionNo: 'JZ-01-B1', qty: '0.000', goodsId: null })
    await expect(world.place({ code: 'B1' })).rejects.toMatchObject({ status: 422 })
  })

  test('lies beside the others of its yard', async () => {
    const at = (...corners: readonly (readonly [string, string])[]) => corners.map(([x, y]) => ({ x, y }))
    await world.place({ code: 'C1', corners: at(['0', '500'], ['40', '500'], ['40', '540'], ['0', '540']) })
    const over = at(['30', '530'], ['60', '530'], ['60', '560'])
    await expect(world.place({ code: 'C2', corners: over })).rejects.toMatchObject({
      errors: { corners: { code: 'yard.overlap', params: { name: 'JZ-01-C1' } } },
    })
    const crossed = at(['0', '600'], ['10', '610'], ['10', '600'], ['0', '612'])
    await expect(world.place({ code: 'C2', corners: crossed })).rejects.toMatchObject({
      errors: { corners: { code: 'yard.outline' } },
    })
    const id = await world.place({
      code: 'C2',
      corners: at(['40', '500'], ['60', '500'], ['60', '540'], ['40', '540']),
    })
    await expect(act(await keeper(), position, id, 'reshape', { ver: 1, corners: over })).rejects.toMatchObject({
      errors: { corners: { code: 'yard.overlap' } },
    })
    const beside = at(['41', '500'], ['60', '500'], ['60', '540'])
    await act(await keeper(), position, id, 'reshape', { ver: 1, corners: beside })
    expect((await get(await keeper(), position, id)).ver).toBeGreaterThan(1)
    await expect(act(await keeper(), position, id, 'reshape', { ver: 1, corners: over })).rejects.toMatchObject({
      status: 409,
    })
  })

  // By hand: (20 000 × 5500 + 30 000 × 5000) ÷ 50 000 = 5200; sulphur (20 000 × 0.6 + 30 000 × 0.9) ÷ 50 000 = 0.78.
  test('holds the tonnes of its batches, as good as their mean by tonnes', async () => {
    const goodsId = await world.coal('mwa')
    const id = await world.place()
    const first = await world.batchOf(await bought(goodsId, '20000'))
    const second = await world.batchOf(await bought(goodsId, '30000'))
    await world.tested(first, { heatKcal: '5500', sulDry: '0.6' })
    await world.tested(second, { heatKcal: '5000', sulDry: '0.9' })
    await world.laid(first, id)
    expect(await world.placeOf(id)).toMatchObject({ qty: '20000.000', fillPct: '40.0', heatKcal: '5500.0', goodsId })
    await world.laid(second, id)
    expect(await world.placeOf(id)).toMatchObject({
      qty: '50000.000',
      fillPct: '100.0',
      testedQty: '50000.000',
      heatKcal: '5200.0',
      sulDry: '0.780',
      mt: null,
    })
    expect(new Set((await world.placeOf(id)).batches)).toEqual(new Set([first, second]))

    // 12 500 go of the second: (20 000 × 5500 + 17 500 × 5000) ÷ 37 500 = 5266.666…
    const out = await world.went({ goodsId, batchId: second, qty: '12500' })
    expect(await world.placeOf(id)).toMatchObject({ qty: '37500.000', fillPct: '75.0', heatKcal: '5266.7' })
    await world.does(stockOut, out, 'reverse')
    expect(await world.placeOf(id)).toMatchObject({ qty: '50000.000', heatKcal: '5200.0' })
    expect(await stockProblems(world.pool)).toEqual([])
  })

  // By hand: (7000 × 4800 + 3000 × 5600) ÷ 10 000 = 5040; what nobody tested weighs nothing.
  test('tells of how many tonnes the quality is known', async () => {
    const goodsId = await world.coal('batch')
    const id = await world.place()
    for (const [qty, heatKcal] of [
      ['7000', '4800'],
      ['3000', '5600'],
      ['1500', null],
    ] as const) {
      const of = await world.batchOf(await bought(goodsId, qty))
      if (heatKcal !== null) await world.tested(of, { heatKcal })
      await world.laid(of, id)
    }
    expect(await world.placeOf(id)).toMatchObject({ qty: '11500.000', testedQty: '10000.000', heatKcal: '5040.0' })
  })

  test('receives what comes in by an entry that names it, and nothing of another warehouse or of other goods', async () => {
    const [goodsId, other] = [await world.coal('mwa'), await world.coal('mwa')]
    const id = await world.place()
    const entry = await bought(goodsId, '800', { positionId: id })
    expect(await world.placeOf(id)).toMatchObject({ qty: '800.000', goodsId })
    expect((await get(world.system, batch, await world.batchOf(entry))).positionId).toBe(id)
    await expect(bought(other, '5', { positionId: id })).rejects.toMatchObject({
      errors: { positionId: { code: 'yard.other-goods' } },
    })
    const away = await save(await world.ctx('findir'), warehouse, { warehouseCode: 'YK-9', warehouseName: '营口堆场' })
    const elsewhere = await world.place({ warehouseId: away.id, code: 'Z1' })
    await expect(bought(goodsId, '5', { positionId: elsewhere })).rejects.toMatchObject({
      errors: { positionId: { code: 'yard.other-warehouse' } },
    })
    await expect(world.laid(await world.batchOf(entry), elsewhere)).rejects.toMatchObject({
      errors: { positionId: { code: 'yard.batch-not-there' } },
    })
    const next = await world.place()
    const batchId = await world.batchOf(entry)
    await expect(bought(goodsId, '5', { positionId: next, batchId })).rejects.toMatchObject({
      errors: { positionId: { code: 'yard.batch-elsewhere' } },
    })
    await world.does(stockIn, entry, 'reverse')
    expect(await world.placeOf(id)).toMatchObject({ qty: '0.000', goodsId: null, batches: null })
    await bought(other, '60', { positionId: id })
    expect(await world.placeOf(id)).toMatchObject({ qty: '60.000', goodsId: other })
  })

  test('keeps its warehouse, its code and its use while something lies there, and is not deleted', async () => {
    const id = await world.place()
    await bought(await world.coal('mwa'), '70', { positionId: id })
    const { ver } = await world.placeOf(id)
    const changed = async (more: object) => save(await keeper(), position, { id, ver, ...more })
    await expect(changed({ inUse: '0' })).rejects.toMatchObject({ errors: { inUse: { code: 'yard.not-empty' } } })
    await expect(changed({ code: 'X9' })).rejects.toMatchObject({ errors: { code: { code: 'yard.not-empty' } } })
    await expect(remove(await keeper(), position, [id])).rejects.toMatchObject({ code: 'record.followed' })
  })

  test('is measured by the yard, and by nobody else', async () => {
    const id = await world.place()
    const body = { ver: 1, temp: '35.5', at: worldNow }
    await expect(act(await world.ctx('seabuy'), position, id, 'measure', body)).rejects.toMatchObject({ status: 403 })
    await act(await keeper(), position, id, 'measure', body)
    expect(await world.placeOf(id)).toMatchObject({ tempMax: '35.5', tempAt: worldNow })
  })

  test('is read within the companies that a reader sees', async () => {
    const id = await world.place()
    expect((await get(await world.ctx('seabuy', { at: worldNow + dayMs }), position, id)).id).toBe(id)
    await expect(get(await world.ctx('landsales'), position, id)).rejects.toMatchObject({ status: 404 })
    const may = async (who: string) => (await world.ctx(who)).actor.permissions.has('hwgl-bj')
    expect([await may('seayard'), await may('seabuy')]).toEqual([true, false])
  })
})
