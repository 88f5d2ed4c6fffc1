import { beforeAll, describe, expect, test } from 'vitest'
import { act, get, save } from '../../server/module-api.ts'
import { bulkDensityMeasurement } from './bulk-density-measurement.ts'
import { yardWorld } from './testing/yard-world.ts'
import { warehouse } from './warehouse.ts'

let world: Awaited<ReturnType<typeof yardWorld>>
let place: string

beforeAll(async () => {
  world = await yardWorld()
  place = await world.place()
}, 120_000)

const keeper = 'seayard'

describe('a density', () => {
  test('T-CW-01: of 0.905, 0.928 and 0.927 is 0.920; 1.05 among them is 10.2 % off and thrown out', async () => {
    const id = await measured([905, 928, 927])
    expect(await density(id)).toMatchObject({ density: '0.920', keptCount: '3', outCount: '0' })
    const more = await measured([905, 928, 927, 1050])
    expect(await density(more)).toMatchObject({ density: '0.920', mean: '0.9525', keptCount: '3', outCount: '1' })
    await confirm(more)
    const { ver, status } = await density(more)
    expect(status).toBe('1')
    await act(await world.ctx(keeper), bulkDensityMeasurement, more, 'cancel', { ver })
    expect((await density(more)).status).toBe('2')
  })

  // (855 + 865 + 900 + 690) / 4 = 827.5, of which 5 % is 41.4: 690 and 900 are out, and (855 + 865) / 2 = 860.
  test('of two samples is none', async () => {
    const id = await measured([855, 865, 900, 690])
    expect(await density(id)).toMatchObject({ density: '0.860', mean: '0.8275', keptCount: '2', outCount: '2' })
    await expect(confirm(id)).rejects.toMatchObject({ code: 'stock.few-samples' })
  })

  test('is of a place of its own yard', async () => {
    const far = await save(await world.ctx('findir'), warehouse, { warehouseCode: 'YK-02', warehouseName: '营口二号' })
    const there = await world.place({ warehouseId: far.id, code: 'B1' })
    await expect(measured([905, 928, 927], there)).rejects.toMatchObject({
      errors: { positionId: { code: 'yard.other-warehouse' } },
    })
  })

  test('has no sample that weighs nothing', async () => {
    await expect(measured([905, 0, 927])).rejects.toMatchObject({
      errors: { 'samples.1.grossKg': { code: 'stock.no-weight' } },
    })
  })
})

/** Samples of a cubic metre in a box of 100 kg, by what they weigh. */
async function measured(kilograms: readonly number[], positionId = place): Promise<string> {
  const goodsId = await world.coal('mwa')
  const samples = kilograms.map((net) => ({
    layer: 'top',
    boxVolume: '1',
    grossKg: String(100 + net),
    tareKg: '100',
  }))
  const values = { warehouseId: world.yard, positionId, goodsId, samples, date: '2026-11-14' }
  return (await save(await world.ctx(keeper), bulkDensityMeasurement, values)).id
}

async function density(id: string) {
  return get(await world.ctx(keeper), bulkDensityMeasurement, id)
}

async function confirm(id: string): Promise<void> {
  await act(await world.ctx(keeper), bulkDensityMeasurement, id, 'confirm', { ver: (await density(id)).ver })
}
