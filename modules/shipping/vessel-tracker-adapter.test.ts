import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { hourMs, minuteMs } from '../../core/values/duration.ts'
import { asSystem, type Ctx, find, save } from '../../server/module-api.ts'
import { adapterLines, failuresOf, probe } from '../../server/operate/adapter/adapter-health.ts'
import { askAgain } from '../../server/operate/adapter/external-calls.ts'
import { type RunningTracker, startTracker } from '../../vessel-tracker/start.ts'
import { takePositions } from './vessel-positions/fetch-positions.server.ts'
import { vessel } from './vessel.ts'

let world: GroupWorld
let tracker: RunningTracker
let now = worldNow

beforeEach(async () => {
  world = await groupWorld()
  now = worldNow
  tracker = await startTracker({ port: 0, key: 'k1', now: () => now })
  await set('tracker.url', tracker.url)
  await set('tracker.key', 'k1')
  for (const digit of [0, 1, 2, 3, 4, 5, 6])
    await save(await world.ctx('shipops'), vessel, {
      vesselNo: `T-${digit}`,
      name: `测试${digit}`,
      nameEn: `TEST ${digit}`,
      imo: ['9074729', '9312341', '9456783', '9587207', '9623453', '9701231', '9000003'][digit] ?? '',
      mmsi: `41345678${digit}`,
      dwt: '52000',
    })
})

afterEach(() => tracker.close())

async function set(key: string, value: string): Promise<void> {
  await world.pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', ${key}, ${value}, 'string')`,
  )
}

const ctx = async (at = now): Promise<Ctx> => world.ctx('admin', { at })
const fetched = async (at = now) => {
  now = at
  await takePositions(asSystem(await ctx(at), 'positions of vessels'))
}
const vessels = async () => find((await ctx()).withoutScope('test'), vessel, {})
const signals = async () =>
  Object.fromEntries((await vessels()).map(({ vesselNo, signal }) => [vesselNo.slice(2), signal]))
const health = async () => {
  const lines = (await adapterLines(await ctx())) as readonly Readonly<Record<string, unknown>>[]
  return lines.find(({ key }) => key === 'shipping.tracker')
}

test('good, doubled and late vessels are heard, the others are not, and each report is kept once', async () => {
  await fetched()
  expect(await signals()).toEqual({ 0: 'good', 1: 'good', 2: 'silent', 3: 'none', 4: 'good', 5: 'none', 6: 'none' })
  const kept = async (mmsi: string) => {
    const [row] = await world.pool.query<{ n: number; qualities: string[] }>(
      sql`select count(*)::int as n, array_agg(distinct quality) as qualities from shipping.position where mmsi = ${mmsi}`,
    )
    return row
  }
  const once = await kept('413456780')
  expect(await kept('413456781')).toEqual(once)
  await fetched()
  expect(await kept('413456780'), 'fetched again').toEqual(once)
  expect((await kept('413456785'))?.qualities).toEqual(['future'])
  expect((await kept('413456786'))?.qualities).toEqual(['speed'])
})

test('a vessel that was heard in its place is not moved to the other side of the world', async () => {
  await world.pool.query(
    sql`update shipping.vessel set latitude = 38.9, longitude = 130.2, heard_at = ${new Date(worldNow - hourMs)}, signal = 'good' where mmsi = '413456784'`,
  )
  await fetched()
  const one = (await vessels()).find(({ mmsi }) => mmsi === '413456784')
  expect([one?.latitude, one?.longitude]).toEqual(['38.90000', '130.20000'])
  const [row] = await world.pool.query<{ quality: string }>(
    sql`select distinct quality from shipping.position where mmsi = '413456784'`,
  )
  expect(row?.quality).toBe('jump')
})

test('a tracker that is silent for a day ages every signal, is left alone, and is heard again by itself', async () => {
  await fetched()
  tracker.setMood('broken')
  for (let hour = 1; hour <= 24; hour += 1) await fetched(worldNow + hour * hourMs)
  expect((await signals())['0']).toBe('silent')
  expect((await vessels()).find(({ vesselNo }) => vesselNo === 'T-0')?.silentHours).toBe('24')
  expect(await health()).toMatchObject({ light: 'resting', reason: 'unreachable', detail: 'HTTP 502' })
  tracker.setMood('good')
  await fetched(worldNow + 25 * hourMs)
  expect(await signals()).toMatchObject({ 0: 'good', 3: 'none' })
  expect(await health()).toMatchObject({ light: 'good', restsUntil: null })
})

test('after five failures on end nothing is asked for a quarter of an hour', async () => {
  tracker.setMood('broken')
  for (let n = 0; n < 5; n += 1) await fetched(worldNow + n * minuteMs)
  const asked = tracker.asked()
  await fetched(worldNow + 6 * minuteMs)
  expect(tracker.asked()).toBe(asked)
  await fetched(worldNow + 20 * minuteMs)
  expect(tracker.asked()).toBe(asked + 1)
})

test.each([
  ['half', 'unreachable'],
  ['wrong-key', 'refused'],
] as const)('an answer that is %s is a failure that says so, and no position is kept of it', async (mood, reason) => {
  tracker.setMood(mood)
  await fetched()
  expect(await health()).toMatchObject({ light: 'failing', reason, open: 1 })
  expect(await signals()).toMatchObject({ 0: 'none' })
})

test('what failed is asked again with the same key, and its late answer is taken', async () => {
  tracker.setMood('broken')
  await fetched()
  const [failure] = (await failuresOf(await ctx(), 'shipping.tracker')) as readonly { readonly id: string }[]
  tracker.setMood('good')
  const later = asSystem(await ctx(worldNow + minuteMs), 'asked again')
  await Promise.all([askAgain(later, failure?.id ?? ''), askAgain(later, failure?.id ?? '')])
  expect(tracker.asked(), 'two at once ask once').toBe(2)
  expect(await signals()).toMatchObject({ 0: 'good' })
  expect(await failuresOf(await ctx(), 'shipping.tracker')).toEqual([])
})

test('a process that died while it asked leaves a call that can be asked again after ten minutes', async () => {
  tracker.setMood('broken')
  await fetched()
  await world.pool.query(sql`update engine.adapter_failure set state = 'asking'`)
  const [failure] = (await failuresOf(await ctx(), 'shipping.tracker')) as readonly { readonly id: string }[]
  tracker.setMood('good')
  await askAgain(asSystem(await ctx(worldNow + 5 * minuteMs), 'asked again'), failure?.id ?? '')
  expect(tracker.asked()).toBe(1)
  await askAgain(asSystem(await ctx(worldNow + 11 * minuteMs), 'asked again'), failure?.id ?? '')
  expect(await failuresOf(await ctx(), 'shipping.tracker')).toEqual([])
})

test('a tracker without an address is switched off, and a probe says whether one answers', async () => {
  expect(await probe(await ctx(), 'shipping.tracker')).toBe(true)
  await tracker.close()
  expect(await probe(await ctx(), 'shipping.tracker')).toBe(false)
  await world.pool.query(sql`delete from base.config where cfg_key = 'tracker.url'`)
  expect(await health()).toMatchObject({ light: 'off' })
})
