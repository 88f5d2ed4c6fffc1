import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { hourMs, minuteMs } from '../../core/values/duration.ts'
import { save, takeReadings } from '../../server/module-api.ts'
import { askedDiagram } from '../../server/records/diagram/find-diagram.ts'
import { readDiagram } from '../../server/records/diagram/read-diagram.ts'
import { heatReading } from './heat-reading.ts'
import { heatStation } from './heat-station.ts'

const normal = {
  supplyTemp: '90',
  returnTemp: '48',
  flow: '170',
  valve: '60',
  houseSupplyTemp: '55',
  houseReturnTemp: '42',
  houseSupplyPressure: '0.46',
  houseReturnPressure: '0.3',
  pump1: '42',
  pump2: '0',
  makeUpPump: '0',
  makeUp: '0.4',
}

let world: GroupWorld
let stationId = ''

beforeAll(async () => {
  world = await groupWorld()
  const ctx = await world.ctx('heatcash')
  stationId = (await save(ctx, heatStation, { stationCode: 'Z', stationName: 'Z', sourceType: 'chp' })).id
})

/** Reads the station anew, and answers the symbols as they stand some minutes later. */
async function seen(at: number, values: Partial<typeof normal>, later = 1) {
  await takeReadings(await world.ctx('heatcash', { at }), heatReading, [{ key: 'Z', at, ...normal, ...values }])
  const ctx = await world.ctx('heatcash', { at: at + later * minuteMs })
  const { symbols, silent } = await readDiagram(ctx, askedDiagram(ctx, 'heating', 'heatDiagram'), stationId)
  const by = new Map(symbols.map((one) => [one.name, one]))
  const of = (name: string) => by.get(name)
  return { of, silent, alarmed: symbols.filter(({ alarmed }) => alarmed).map(({ name }) => name) }
}

test('water goes round the houses while a pump runs, and no drop of it is the water of the network', async () => {
  const running = await seen(worldNow, {})
  expect([running.of('consumers')?.live, running.of('meter')?.live, running.of('tank')?.live]).toEqual([
    'live',
    'live',
    'dead',
  ])
  expect(running.alarmed).toEqual([])
  const second = await seen(worldNow + hourMs, { pump1: '0', pump2: '40' })
  expect([second.of('pump1')?.on, second.of('consumers')?.live]).toEqual(['off', 'live'])
  const stopped = await seen(worldNow + 2 * hourMs, { pump1: '0' })
  expect([stopped.of('consumers')?.live, stopped.of('meter')?.live]).toEqual(['dead', 'live'])
})

test('a shut valve leaves the network side standing', async () => {
  const shut = await seen(worldNow + 3 * hourMs, { valve: '0' })
  expect([shut.of('valve')?.on, shut.of('meter')?.live, shut.of('consumers')?.live]).toEqual(['off', 'dead', 'live'])
})

test('too hot, too cold and too much water made up raise an alarm where they are read', async () => {
  expect((await seen(worldNow + 4 * hourMs, { houseSupplyTemp: '95.1' })).alarmed).toEqual(['houseSupply'])
  expect((await seen(worldNow + 5 * hourMs, { houseReturnTemp: '34.9' })).alarmed).toEqual(['houseReturn'])
  expect((await seen(worldNow + 6 * hourMs, { makeUp: '1.01' })).alarmed).toEqual(['makeUpPump'])
  expect(
    (await seen(worldNow + 7 * hourMs, { houseSupplyTemp: '95', houseReturnTemp: '35', makeUp: '1' })).alarmed,
  ).toEqual([])
})

test('a station that is not heard of any more is shown as it stood', async () => {
  const late = await seen(worldNow + 8 * hourMs, {}, 46)
  expect([late.silent, late.of('consumers')?.live]).toEqual([true, 'live'])
})
