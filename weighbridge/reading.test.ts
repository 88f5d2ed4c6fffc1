import { expect, test } from 'vitest'
import { readingOf } from './reading.ts'
import { weighbridgeOptions } from './settings.ts'
import { startWeighbridge } from './start.ts'

const now = Date.parse('2026-11-26T08:00:00Z')
const platform = { scale: '1', seq: 5, load: 15_000, mood: 'good', now } as const

test('a steady reading says its scale, place, weight, unit and time; an operator says what is wrong', () => {
  const at = new Date(now).toISOString()
  const good = { scale: '1', seq: 5, state: 'stable', weight: '15000', unit: 'kg', zero: '0', at }
  expect(readingOf(platform)).toEqual(good)
  expect(readingOf({ ...platform, mood: 'unstable' })).toMatchObject({ state: 'moving', weight: '15100' })
  expect(readingOf({ ...platform, mood: 'drift' })).toMatchObject({ weight: '14940', zero: '-60' })
  expect(readingOf({ ...platform, mood: 'wrong-unit' })).toMatchObject({ weight: '33069', unit: 'lb' })
  expect(readingOf({ ...platform, mood: 'repeated' })).toMatchObject({ seq: 1, at: '2026-11-26T07:55:00.000Z' })
  expect(readingOf({ ...platform, mood: 'overload' }).state).toBe('overload')
})

test('lorries come in empty and leave full where nobody put one on the scale', () => {
  const [comes, leaves] = ['1', '2'].map((scale) => Number(readingOf({ ...platform, load: null, scale }).weight))
  expect(comes).toBeGreaterThanOrEqual(14_800)
  expect(comes).toBeLessThan(16_000)
  expect(leaves).toBeGreaterThanOrEqual(24_000)
})

test('readings are numbered on each scale, and a wrong key is let in nowhere', async () => {
  const scales = await startWeighbridge({ port: 0, key: 'k', now: () => now })
  const ask = (scale: string, key = 'k') =>
    fetch(new URL(`v1/scales/${scale}/reading`, scales.url), { headers: { authorization: `Bearer ${key}` } })
  expect([await (await ask('1')).json(), await (await ask('1')).json(), await (await ask('2')).json()]).toMatchObject([
    { scale: '1', seq: 1 },
    { scale: '1', seq: 2 },
    { scale: '2', seq: 1 },
  ])
  expect([(await ask('1', 'x')).status, (await ask('none')).status]).toEqual([401, 404])
  await scales.close()
})

test('a scale that says a reading twice says it as if it were new, whatever stands there', async () => {
  let time = now
  const scales = await startWeighbridge({ port: 0, now: () => time })
  const ask = async () => (await fetch(new URL('v1/scales/2/reading', scales.url))).json()
  scales.put('2', 47_700)
  expect(await ask()).toMatchObject({ seq: 1, weight: '47700' })
  scales.put('2', 39_000)
  scales.setMood('twice')
  time += 60_000
  expect(await ask()).toMatchObject({ seq: 1, weight: '47700', at: new Date(time).toISOString() })
  scales.setMood('good')
  expect(await ask()).toMatchObject({ seq: 2, weight: '39000' })
  await scales.close()
})

test('a wrong setting is refused', () => {
  expect(() => weighbridgeOptions({ WEIGHBRIDGE_PORT: 'x' })).toThrow('WEIGHBRIDGE_PORT')
})
