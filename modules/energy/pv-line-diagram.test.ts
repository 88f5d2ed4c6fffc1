import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { type GroupPages, groupPages } from '../../app/testing/signed-in-callers.ts'
import type { DiagramDescribed, DiagramNow } from '../../core/api-types/diagram.ts'
import { minuteMs } from '../../core/values/duration.ts'
import { diagramRoutes } from '../../server/exchange/diagram/diagram-routes.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { type Ctx, save, takeReadings } from '../../server/module-api.ts'
import { device } from './device.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { station } from './station.ts'

const clock = testClock(worldNow)
const at = '/api/diagram/energy/pvLineDiagram'
const switches = ['QS', 'QF', 'Q1', 'K1', 'K2', 'K3', 'Q2', 'Q3', 'Q4'] as const

let world: GroupWorld
let server: TestServer
let pages: GroupPages
let stationId = ''
const ids = new Map<string, { readonly id: string; ver: number }>()

beforeAll(async () => {
  world = await groupWorld()
  server = await testServer(world.pool, { running: world.running, routes: [diagramRoutes] })
  pages = await groupPages(world, server.app, ['stationop', 'seafin', 'hr'])
  const ctx = await world.ctx('stationop')
  stationId = await plant(ctx, 'S', 'pvc')
})
afterAll(() => server.close())

/** A station whose breakers are all closed but for that of its emergency supply, which stands. */
async function plant(ctx: Ctx, no: string, stationType: string): Promise<string> {
  const { id } = await save(ctx, station, { stationNo: no, stationName: no, stationType, stationStatus: '2' })
  for (const suffix of [...switches, 'T1', 'N1', 'N2', 'N3', 'ST', 'P1'])
    ids.set(
      suffix,
      await save(ctx, device, {
        deviceNo: `${no}-${suffix}`,
        deviceName: suffix,
        stationId: id,
        deviceType: 'sw',
        deviceStatus: 'run',
        switchPosition: suffix === 'Q3' || suffix === 'P1' ? '0' : '1',
      }),
    )
  for (const suffix of ['G', 'N1', 'N2', 'N3'])
    await save(ctx, meter, {
      meterNo: `${no}-${suffix}`,
      meterName: suffix,
      stationId: id,
      meterUse: suffix === 'G' ? 'gate' : 'inv',
    })
  return id
}

async function changed(suffix: string, values: object): Promise<void> {
  const ctx = await world.ctx('stationop')
  const one = ids.get(suffix)
  if (one === undefined) throw new Error(`no ${suffix}`)
  const { ver } = await save(ctx, device, { id: one.id, ver: one.ver, ...values })
  one.ver = ver
}

async function read(meterNo: string, power: string, ago: number): Promise<void> {
  const reading = { key: meterNo, at: clock.now() - ago * minuteMs, fwdAct: '100', revAct: '0', power }
  await takeReadings(await world.ctx('stationop', { at: clock.now() }), meterReading, [reading])
}

async function now(of = stationId): Promise<DiagramNow> {
  const answer = await pages.ask('stationop', `${at}/${of}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: DiagramNow }>().data
}

async function seen(name: string) {
  const one = (await now()).symbols.find((symbol) => symbol.name === name)
  if (one === undefined) throw new Error(`no symbol ${name}`)
  return one
}

test('a station is live from the grid to its inverters, its emergency supply stands behind an open breaker', async () => {
  for (const [meterNo, power] of [
    ['S-G', '30'],
    ['S-N1', '10'],
    ['S-N2', '10'],
    ['S-N3', '10'],
  ] as const)
    await read(meterNo, power, 5)
  const { symbols, silent, title } = await now()
  const live = Object.fromEntries(symbols.map((one) => [one.name, one.live]))
  expect(live).toMatchObject({ grid: 'live', bus: 'live', n1: 'live', n3: 'live', load: 'live', pcs: 'dead' })
  expect([silent, title]).toEqual([false, 'S'])
  expect(await seen('n1')).toMatchObject({ alarmed: false, stale: false, record: { title: 'N1' } })
})

test('what lies behind a breaker that opens is dead, and behind one of which nothing is heard nobody knows', async () => {
  await changed('K2', { switchPosition: '0' })
  expect(await seen('k2')).toMatchObject({ on: 'off' })
  expect((await seen('n2')).live).toBe('dead')
  await changed('K2', { switchPosition: '1', deviceStatus: 'comm' })
  expect(await seen('k2')).toMatchObject({ on: null, stale: true })
  expect((await seen('n2')).live).toBe('stale')
  await changed('K2', { switchPosition: null, deviceStatus: 'run' })
  expect((await seen('n2')).live, 'a position that was never entered').toBe('stale')
  await changed('K2', { switchPosition: '1' })
})

test('an island lives by its own supply, which feeds the grid side too where the breaker between is closed', async () => {
  await changed('Q2', { switchPosition: '0' })
  expect((await seen('load')).live).toBe('dead')
  await changed('Q3', { switchPosition: '1' })
  await changed('P1', { switchPosition: '1' })
  expect((await seen('load')).live).toBe('live')
  await changed('QF', { switchPosition: '0' })
  expect((await seen('n1')).live).toBe('dead')
  await changed('Q2', { switchPosition: '1' })
  expect((await seen('n1')).live).toBe('live')
  await changed('QF', { switchPosition: '1' })
})

test('it is offered of photovoltaic stations in scope, to whoever may see all that it shows', async () => {
  const { data } = (await pages.ask('stationop', at)).json<{ data: DiagramDescribed }>()
  expect(data.any).toBe(true)
  expect(data.filters).toMatchObject([{ name: 'of', initial: stationId, only: { stationType: ['pvc', 'pvd', 'pvs'] } }])
  const wind = await save(await world.ctx('stationop'), station, {
    stationNo: 'W',
    stationName: 'W',
    stationType: 'wind',
    stationStatus: '2',
  })
  expect((await pages.ask('stationop', `${at}/${wind.id}`)).statusCode).toBe(404)
  for (const url of [at, `${at}/${stationId}`]) expect((await pages.ask('hr', url)).statusCode, url).toBe(403)
  expect((await pages.ask('seafin', at)).json<{ data: DiagramDescribed }>().data.any).toBe(false)
  expect((await pages.ask('seafin', `${at}/${stationId}`)).statusCode).toBe(404)
  expect((await pages.ask('stationop', '/api/diagram/energy/nothing')).statusCode).toBe(404)
})

test('a value is marked beyond its limit, where it cannot be, and when it is older than its interval allows', async () => {
  const markOf = async (name: string) => (await seen(name)).values.find(({ field }) => field === 'power')?.mark
  await read('S-N1', '250', 4)
  expect(await markOf('n1'), 'just at its limit').toBe(null)
  await read('S-N1', '250.01', 3)
  expect([await markOf('n1'), (await seen('n1')).alarmed]).toEqual(['high', true])
  await read('S-N1', '500000.5', 2)
  expect([await markOf('n1'), (await seen('n1')).alarmed]).toEqual(['range', true])
  clock.pass(28 * minuteMs)
  expect(await markOf('n1'), 'exactly as old as a gap may be').toBe('range')
  await read('S-N2', '9', 0)
  clock.pass(1)
  expect([await markOf('n1'), (await seen('n1')).alarmed, (await seen('n1')).stale]).toEqual(['stale', false, true])
  expect(await markOf('n2')).toBe(null)
  await changed('N1', { deviceStatus: 'fault' })
  expect((await seen('n1')).alarmed, 'the device itself').toBe(true)
})

test('where nothing comes any more the diagram shows how it stood, and says since when', async () => {
  const last = clock.now() - 1
  // Whoever looks at it stays signed in.
  for (const minutes of [20, 20]) {
    clock.pass(minutes * minuteMs)
    await now()
  }
  const { silent, at: shown } = await now()
  expect([silent, shown]).toEqual([true, last])
  expect([(await seen('n1')).stale, (await seen('n2')).stale]).toEqual([false, false])
})
