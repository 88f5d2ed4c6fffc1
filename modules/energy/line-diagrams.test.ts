import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { type GroupPages, groupPages } from '../../app/testing/signed-in-callers.ts'
import type { DiagramDescribed, DiagramNow, SymbolNow } from '../../core/api-types/diagram.ts'
import type { SeriesDescribed } from '../../core/api-types/time-series.ts'
import type { Series } from '../../core/description/time-series.ts'
import { minuteMs } from '../../core/values/duration.ts'
import { diagramRoutes } from '../../server/exchange/diagram/diagram-routes.ts'
import { seriesRoutes } from '../../server/exchange/time-series/series-routes.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { makeMany, save, takeReadings } from '../../server/module-api.ts'
import { batteryReading } from './battery-reading.ts'
import { device } from './device.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { station } from './station.ts'
import { turbineReading } from './turbine-reading.ts'

const clock = testClock(worldNow)
const windAt = '/api/diagram/energy/windLineDiagram'
const storageAt = '/api/diagram/energy/storageLineDiagram'

let world: GroupWorld
let server: TestServer
let pages: GroupPages
let wind = ''
let storage = ''

const windParts = { sw: ['QS', 'QF', 'QL', 'Q1', 'Q2', 'Q3', 'Q4'], wt: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'] }
const storageParts = {
  sw: ['QS', 'QF', 'Q1', 'Q2', 'Q3', 'Q4', 'K1', 'K2', 'K3'],
  pcs: ['P1', 'P2', 'P3'],
  bms: ['B1', 'B2', 'B3'],
}

beforeAll(async () => {
  world = await groupWorld()
  server = await testServer(world.pool, { running: world.running, routes: [diagramRoutes, seriesRoutes] })
  pages = await groupPages(world, server.app, ['stationop', 'hr'])
  wind = await plant('W', 'wind', windParts)
  storage = await plant('S', 'ess', storageParts)
})
afterAll(() => server.close())

/** A station all of whose switches are closed and all of whose machines run. */
async function plant(no: string, stationType: string, parts: Readonly<Record<string, readonly string[]>>) {
  const ctx = await world.ctx('stationop')
  const { id } = await save(ctx, station, { stationNo: no, stationName: no, stationType, stationStatus: '2' })
  await makeMany(
    ctx,
    device,
    Object.entries(parts).flatMap(([deviceType, suffixes]) =>
      suffixes.map((suffix) => ({
        deviceNo: `${no}-${suffix}`,
        deviceName: suffix,
        stationId: id,
        deviceType,
        deviceStatus: 'run',
        switchPosition: '1',
      })),
    ),
  )
  await save(ctx, meter, { meterNo: `${no}-G`, meterName: 'G', stationId: id, meterUse: 'gate' })
  return id
}

async function read(series: Series, key: string, values: object, ago = 1) {
  const at = clock.now() - ago * minuteMs
  return takeReadings(await world.ctx('stationop', { at: clock.now() }), series, [{ key, at, ...values }])
}

const turning = { output: '3210', windSpeed: '11.2', rotorSpeed: '11', pitch: '2', nacelleTemp: '41' }
const resting = { charge: '50', voltage: '1300', cellTemp: '24', cellSpread: '40' }
const metered = { fwdAct: '100', revAct: '5', power: '19050' }

async function seen(url: string, name: string): Promise<SymbolNow> {
  const answer = await pages.ask('stationop', url)
  expect(answer.statusCode).toBe(200)
  const one = answer.json<{ data: DiagramNow }>().data.symbols.find((symbol) => symbol.name === name)
  if (one === undefined) throw new Error(`no symbol ${name}`)
  return one
}

async function switched(deviceNo: string, switchPosition: string) {
  await world.pool.driver.query('update energy.device set switch_position = $1 where device_no = $2', [
    switchPosition,
    deviceNo,
  ])
}

test('a wind farm shows its gateway by the meter and each turbine by its own readings', async () => {
  await read(meterReading, 'W-G', metered)
  await read(turbineReading, 'W-W1', turning)
  expect((await seen(`${windAt}/${wind}`, 'gate')).values[0]).toMatchObject({ field: 'power', value: '19050' })
  const turbine = await seen(`${windAt}/${wind}`, 'w1')
  expect(turbine).toMatchObject({ live: 'live', on: 'on', stale: false, alarmed: false, record: { title: 'W1' } })
  expect(turbine.values.map(({ field, value }) => [field, value])).toEqual([
    ['output', '3210'],
    ['windSpeed', '11.2'],
    ['nacelleTemp', '41'],
  ])
  // Nothing was ever read of its neighbour.
  expect(await seen(`${windAt}/${wind}`, 'w2')).toMatchObject({ stale: true, readAt: null })
})

test('a turbine keeps nothing under voltage: behind an open breaker of its line it is dead, turning or not', async () => {
  await switched('W-Q1', '0')
  expect((await seen(`${windAt}/${wind}`, 'w1')).live).toBe('dead')
  expect((await seen(`${windAt}/${wind}`, 'w4')).live).toBe('live')
  await switched('W-Q1', '1')
})

test('each value is as old as its own series allows, and what both show is silent only when both are', async () => {
  // Whoever looks at it stays signed in.
  for (const minutes of [16, 16]) {
    clock.pass(minutes * minuteMs)
    await seen(`${windAt}/${wind}`, 'gate')
    await pages.ask('hr', windAt)
  }
  await read(turbineReading, 'W-W2', turning, 40)
  expect((await seen(`${windAt}/${wind}`, 'gate')).stale, 'a meter after half an hour').toBe(true)
  expect((await seen(`${windAt}/${wind}`, 'w2')).stale, 'a turbine within three quarters').toBe(false)
  const { data } = (await pages.ask('stationop', `${windAt}/${wind}`)).json<{ data: DiagramNow }>()
  expect(data.silent).toBe(false)
})

test('a battery is told by its charge, its hottest cell and the spread of its cells', async () => {
  const markOf = async (values: object, ago: number) => {
    await read(batteryReading, 'S-B1', { ...resting, ...values }, ago)
    const { alarmed, values: shown } = await seen(`${storageAt}/${storage}`, 'b1')
    return [alarmed, ...shown.map(({ mark }) => mark)]
  }
  expect(await markOf({ cellSpread: '300' }, 9)).toEqual([false, null, null, null])
  expect(await markOf({ cellSpread: '301' }, 8)).toEqual([true, null, null, 'high'])
  expect(await markOf({ cellTemp: '50.1' }, 7)).toEqual([true, null, 'high', null])
  expect(await markOf({ charge: '9.9' }, 6)).toEqual([true, 'low', null, null])
  expect(await markOf({ charge: '95.1' }, 5)).toEqual([true, 'high', null, null])
})

test('a battery keeps its own side under voltage, and the bus too while its converter runs', async () => {
  await switched('S-QF', '0')
  expect((await seen(`${storageAt}/${storage}`, 'bus')).live, 'an island').toBe('live')
  for (const nr of [1, 2, 3]) await switched(`S-P${nr}`, '0')
  expect((await seen(`${storageAt}/${storage}`, 'bus')).live).toBe('dead')
  expect((await seen(`${storageAt}/${storage}`, 'k1')).live).toBe('live')
  await switched('S-K1', '0')
  expect((await seen(`${storageAt}/${storage}`, 'b1')).live, 'never dead').toBe('live')
})

test('each diagram is of stations of its sort, and its symbols lead to the curves of their own series', async () => {
  const described = async (url: string) => (await pages.ask('stationop', url)).json<{ data: DiagramDescribed }>().data
  const farm = await described(windAt)
  expect(farm).toMatchObject({ any: true, series: { name: 'meterReading' } })
  expect(farm.symbols.find(({ name }) => name === 'w1')?.series).toEqual({ module: 'energy', name: 'turbineReading' })
  expect(farm.symbols.find(({ name }) => name === 'gate')?.series).toBeUndefined()
  expect(farm.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['power', 'output', 'windSpeed']))
  expect((await pages.ask('stationop', `${windAt}/${storage}`)).statusCode).toBe(404)
  expect((await pages.ask('stationop', `${storageAt}/${wind}`)).statusCode).toBe(404)
  for (const url of [windAt, `${storageAt}/${storage}`]) expect((await pages.ask('hr', url)).statusCode, url).toBe(403)
})

test('only turbines are read as turbines, and only they are offered', async () => {
  expect(await read(turbineReading, 'W-QF', turning)).toMatchObject({
    taken: 0,
    refused: [{ reason: { code: 'series.key-unknown' } }],
  })
  const { data } = (await pages.ask('stationop', '/api/series/energy/turbineReading')).json<{ data: SeriesDescribed }>()
  expect(data.example).toBe('W-W1')
  expect(data.filters[0]).toMatchObject({ offers: { deviceType: ['wt'] } })
})
