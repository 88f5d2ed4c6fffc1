import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { probe } from '../../../server/operate/adapter/adapter-health.ts'
import { type RunningWeighbridge, startWeighbridge } from '../../../weighbridge/start.ts'
import { type ReleaseWorld, releaseWorld } from '../testing/release-world.ts'
import { weightAtGate } from './read-scale.server.ts'

let world: ReleaseWorld
let scales: RunningWeighbridge

async function set(key: string, value: string): Promise<void> {
  await world.pool.query(sql`delete from base.config where cfg_key = ${`weighbridge.${key}`}`)
  await world.pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', ${`weighbridge.${key}`}, ${value}, 'string')`,
  )
}

beforeAll(async () => {
  world = await releaseWorld()
  scales = await startWeighbridge({ port: 0, key: 'k1', now: () => worldNow })
  await set('url', scales.url)
  await set('key', 'k1')
}, 120_000)
afterAll(() => scales.close())
beforeEach(() => scales.setMood('good'))

const weight = async (way: 'in' | 'out') => (await told(way)).weight
const told = async (way: 'in' | 'out') => weightAtGate(await world.ctx('seayard'), way)

test('each way has its scale, and kilograms become tonnes', async () => {
  scales.put('1', 15_240)
  scales.put('2', 47_740)
  expect([await weight('in'), await weight('out')]).toEqual(['15.240', '47.740'])
})

test('what a scale says twice is one reading, and what it says next another', async () => {
  scales.put('2', 47_700)
  const { reading, weight: first } = await told('out')
  scales.put('2', 39_000)
  scales.setMood('twice')
  expect(await told('out')).toEqual({ reading, weight: first })
  scales.setMood('good')
  const next = await told('out')
  expect(next.weight).toBe('39.000')
  expect(next.reading).not.toBe(reading)
})

test.each([
  ['unstable', 'gate.scale-moving'],
  ['drift', 'gate.scale-zero'],
  ['repeated', 'gate.scale-old'],
  ['wrong-unit', 'gate.scale-unit'],
  ['overload', 'gate.scale-overload'],
  ['half', 'gate.scale-silent'],
  ['broken', 'gate.scale-silent'],
  ['wrong-key', 'gate.scale-silent'],
] as const)('a scale that is %s gives no weight', async (mood, code) => {
  scales.setMood(mood)
  await expect(weight('in')).rejects.toMatchObject({ code })
})

test('a silent scale is given up after some seconds', async () => {
  scales.setMood('silent')
  await expect(weight('in')).rejects.toMatchObject({ code: 'gate.scale-silent', status: 503 })
})

test('an empty platform is no lorry', async () => {
  scales.put('1', 80)
  await expect(weight('in')).rejects.toMatchObject({ code: 'gate.scale-empty', params: { kg: '80' } })
})

test('the page of outside systems probes it', async () => {
  const admin = await world.ctx('admin')
  expect(await probe(admin, 'stock.weighbridge')).toBe(true)
  scales.setMood('wrong-key')
  expect(await probe(admin, 'stock.weighbridge')).toBe(false)
})

test('without an address the weight is typed', async () => {
  await set('url', '')
  await expect(weight('in')).rejects.toMatchObject({ code: 'gate.scale-off', status: 409 })
  await set('url', scales.url)
})
