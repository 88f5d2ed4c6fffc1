import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { alertRule } from '../../../base/alert-rule.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { act, find, get, save, takeReadings } from '../../../server/module-api.ts'
import { yardWorld } from '../testing/yard-world.ts'
import { refreshHeat } from './position-heat.server.ts'
import { position } from './position.ts'
import { stackTemperature } from './stack-temperature.ts'
import { turnOrder } from './turn-order.ts'

let world: Awaited<ReturnType<typeof yardWorld>>

beforeAll(async () => {
  world = await yardWorld()
}, 120_000)

const keeper = () => world.ctx('seayard')
const measured = async (id: string, temp: string, at = worldNow) => {
  const { ver } = await world.placeOf(id)
  return act(await keeper(), position, id, 'measure', { ver, temp, at })
}
const light = async (id: string) => (await world.placeOf(id)).tempLight

describe('the temperature of a stack', () => {
  test('warns above 60 degrees and is red above 70, by the limits of the alert', async () => {
    const id = await world.place()
    for (const [temp, told] of [
      ['60', null],
      ['60.1', '2'],
      ['70', '3'],
      ['70.1', '4'],
      ['41.5', null],
    ] as const) {
      await measured(id, temp, worldNow - hourMs)
      expect([temp, await light(id)]).toEqual([temp, told])
    }
    const [rule] = await find(world.system, alertRule, { ruleCode: 'STK-TEMP' })
    expect(rule).toMatchObject({ yellow: '60.10', red: '70.10', enabled: '1' })
  })

  test('is what was measured last, whenever it was entered', async () => {
    const id = await world.place()
    await measured(id, '48')
    await measured(id, '66', worldNow - 5 * hourMs)
    expect(await world.placeOf(id)).toMatchObject({ tempMax: '48.0', tempAt: worldNow })
    await expect(measured(id, '50', worldNow + hourMs)).rejects.toMatchObject({
      errors: { at: { code: 'yard.measured-later' } },
    })
    await expect(measured(id, '201')).rejects.toMatchObject({ errors: { temp: {} } })
  })

  test('comes from probes as well, which name the place by its number', async () => {
    const id = await world.place()
    const { positionNo } = await world.placeOf(id)
    const at = new Date(worldNow - hourMs).toISOString()
    await takeReadings(world.system, stackTemperature, [{ key: positionNo ?? '', at, temp: '73.4' }])
    await refreshHeat(world.system)
    expect(await world.placeOf(id)).toMatchObject({ tempMax: '73.4', tempAt: worldNow - hourMs, tempLight: '4' })
  })
})

describe('an order to turn a stack over', () => {
  const ordered = async (positionId: string) => {
    const assigneeId = world.person('seayard')
    return (await save(await keeper(), turnOrder, { positionId, assigneeId, dueDate: '2026-11-19' })).id
  }

  test('says how warm the stack was, and leaves it turned over and cooler', async () => {
    const positionId = await world.place()
    await measured(positionId, '72', worldNow - hourMs)
    const id = await ordered(positionId)
    expect(await get(world.system, turnOrder, id)).toMatchObject({
      tempBefore: '72.0',
      warehouseId: world.yard,
      status: '0',
    })
    await act(await keeper(), turnOrder, id, 'finish', { ver: 1, doneOn: '2026-11-18', tempAfter: '44.5' })
    expect(await world.placeOf(positionId)).toMatchObject({ lastTurn: '2026-11-18', tempMax: '44.5', tempLight: null })
    expect(await get(world.system, turnOrder, id)).toMatchObject({ status: '1', tempAfter: '44.5' })
  })

  test('is the only open one of its stack, and is not done before it was given nor tomorrow', async () => {
    const positionId = await world.place()
    const assigneeId = world.person('seayard')
    await expect(
      save(await keeper(), turnOrder, { positionId, assigneeId, dueDate: '2026-11-17' }),
    ).rejects.toMatchObject({
      errors: { dueDate: { code: 'yard.due-passed' } },
    })
    const id = await ordered(positionId)
    await expect(ordered(positionId)).rejects.toMatchObject({ errors: { positionId: { code: 'yard.turned-already' } } })
    const finish = async (doneOn: string) =>
      act(await keeper(), turnOrder, id, 'finish', { ver: 1, doneOn, tempAfter: '40' })
    await expect(finish('2026-11-19')).rejects.toMatchObject({ errors: { doneOn: { code: 'stock.future' } } })
    await expect(finish('2026-11-17')).rejects.toMatchObject({ errors: { doneOn: { code: 'yard.done-before' } } })
    await act(await keeper(), turnOrder, id, 'cancel', { ver: 1, result: '误报' })
    expect((await world.placeOf(positionId)).lastTurn).toBeNull()
    await expect(ordered(positionId)).resolves.toBeTypeOf('string')
  })

  test('is finished by the yard alone', async () => {
    const id = await ordered(await world.place())
    const body = { ver: 1, doneOn: '2026-11-18', tempAfter: '40' }
    await expect(act(await world.ctx('seabuy'), turnOrder, id, 'finish', body)).rejects.toMatchObject({ status: 403 })
  })
})
