import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../core/values/day.ts'
import { hourMs, minuteMs } from '../../../core/values/duration.ts'
import { chooseLevel } from './choose-level.ts'
import { countedBetween, midnightOf } from './meter-consumption.ts'
import { readCurves } from './read-curves.ts'
import { keepPartitions } from './series-partitions.ts'
import { silentThings } from './silent-meters.ts'
import { takeReadings } from './store-readings.ts'
import { type MeterWorld, meterWorld, reading } from './testing/meter-world.ts'

let world: MeterWorld
const now = '2026-11-26T12:00'
const start = midnightOf('2026-11-25')
const quarter = 15 * minuteMs

/** A day of M-1: a gap from 06:00 to 07:00, power that stands still from 10:00 to 14:00, and one value beyond the range. */
const day = Array.from({ length: 96 }, (_, nr) => ({ nr, at: start + nr * quarter }))
  .filter(({ nr }) => nr <= 24 || nr >= 28)
  .map(({ nr, at }) => ({
    key: 'M-1',
    at,
    total: String(nr),
    power: powerAt(nr),
  }))

function powerAt(nr: number): string {
  if (nr === 80) return '900'
  return nr >= 40 && nr <= 56 ? '7' : String(nr)
}

beforeAll(async () => {
  world = await meterWorld()
  await takeReadings(world.at(now), reading, day)
})

async function points(field: string, level: 'raw' | 'hour' | 'day', width = 1_000) {
  const { curves, step } = await readCurves(world.at(now), reading, {
    keys: [world.meters['M-1'] ?? ''],
    field,
    from: start,
    to: midnightOf('2026-11-26'),
    width,
    level,
  })
  return { step, points: curves[0]?.points ?? [] }
}

describe('what is doubtful', () => {
  const marked = async (mark: string, level: 'raw' | 'hour' | 'day') =>
    (await points('power', level)).points
      .filter(({ marks }) => marks.some((one) => one === mark))
      .map(({ at }) => (at - start) / hourMs)

  test('a gap is marked where readings go on after it, and in the hour and day that lack them', async () => {
    expect(await marked('gap', 'raw')).toEqual([7])
    expect(await marked('gap', 'hour')).toEqual([6, 7])
    expect(await marked('gap', 'day')).toEqual([0])
  })

  test('a value that stands still for longer than its description says is marked from first to last', async () => {
    expect(await marked('frozen', 'raw')).toEqual(Array.from({ length: 17 }, (_, at) => 10 + at / 4))
    // The hour that ends the stillness has other values too.
    expect(await marked('frozen', 'hour')).toEqual([10, 11, 12, 13])
  })

  test('a value out of range is marked at every level, and counts in none', async () => {
    expect(await marked('range', 'raw')).toEqual([20])
    expect(await marked('range', 'hour')).toEqual([20])
    const [whole] = (await points('power', 'day')).points
    expect(whole).toMatchObject({ n: day.length - 1, most: '95.000' })
    expect(whole?.marks).toContain('range')
  })
})

describe('the resolution', () => {
  const span = (days: number) => ({ from: midnightOf(addDays('2026-11-26', 1 - days)), to: midnightOf('2026-11-27') })
  const chosen = (days: number, width: number, asked: 'raw' | 'hour' | 'day' | 'month' | null = null) =>
    chooseLevel(reading, span(days), { width, asked, now: midnightOf('2026-11-27') })

  test('is the coarsest that fills the width, and finer values are taken together', () => {
    expect(chosen(1, 1_000)).toEqual({ level: 'raw', step: 0 })
    expect(chosen(30, 1_000)).toEqual({ level: 'raw', step: 45 * minuteMs })
    expect(chosen(60, 800)).toEqual({ level: 'hour', step: 2 * hourMs })
    expect(chosen(365, 300)).toEqual({ level: 'day', step: 48 * hourMs })
  })

  test('reaches back as far as it is kept, and is never more than a thousand points of two values', () => {
    expect(chosen(200, 100_000).level).toBe('hour')
    expect(chosen(3_000, 1_000).level).toBe('day')
    for (const days of [1, 7, 31, 90, 365, 3_000])
      for (const width of [1, 360, 1_440, 100_000]) {
        const { step } = chosen(days, width)
        const { from, to } = span(days)
        if (step > 0) expect((to - from) / step, `${days} days at ${width}`).toBeLessThanOrEqual(Math.min(width, 1_000))
      }
  })

  test('of his choice is taken, as long as it fits', () => {
    expect(chosen(30, 1_000, 'day')).toEqual({ level: 'day', step: 0 })
    expect(chosen(365, 1_000, 'hour')).toEqual({ level: 'hour', step: 9 * hourMs })
    expect(chosen(365, 10, 'month')).toEqual({ level: 'month', step: 0 })
  })

  test('keeps least and most of what it takes together, and loses nothing of what was counted', async () => {
    const { step, points: taken } = await points('power', 'raw', 4)
    expect(step).toBe(6 * hourMs)
    expect(taken.map(({ least, most, n }) => [least, most, n])).toEqual([
      ['0.000', '23.000', 24],
      ['7.000', '39.000', 21],
      ['7.000', '71.000', 24],
      ['72.000', '95.000', 23],
    ])
    for (const width of [1, 4, 24, 1_000])
      expect((await points('total', 'raw', width)).points.reduce((sum, { value }) => sum + Number(value ?? 0), 0)).toBe(
        95,
      )
  })
})

test('what counters counted over days is told with first and last reading, and nothing of what was not read', async () => {
  const keys = ['M-1', 'M-2'].map((name) => world.meters[name] ?? '')
  await takeReadings(world.at(now), reading, [{ key: 'M-1', at: midnightOf('2026-11-26'), total: '100.5', power: '1' }])
  const counted = await countedBetween(world.at(now), reading, {
    keys,
    field: 'total',
    from: '2026-11-25',
    to: '2026-11-25',
  })
  expect([...counted]).toEqual([[keys[0], { value: '100.50', firstAt: start, lastAt: start + 95 * quarter }]])
})

test('a meter that has been silent for a day is told with the hours since, one out of use or never read is not', async () => {
  await takeReadings(world.at('2026-11-26T12:00'), reading, [
    { key: 'M-2', at: '2026-11-24 11:00', total: '1', power: '1' },
    { key: 'M-1', at: '2026-11-26 12:00', total: '200', power: '1' },
  ])
  const silent = async () =>
    (await silentThings(world.at('2026-11-26T12:00'))).map(({ title, value }) => [title, value])
  expect(await silent()).toEqual([['M-2', '49']])
  await world.pool.driver.query("update plant.meter set in_use = '0' where meter_no = 'M-2'")
  expect(await silent()).toEqual([])
  await world.pool.driver.query("update plant.meter set in_use = '1' where meter_no = 'M-2'")
})

test('months are made ahead, and dropped once all of them is older than is kept', async () => {
  const names = async (level = '') => {
    const { rows } = await world.pool.driver.query<{ name: string }>(
      'select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass($1) order by 1',
      [`plant.reading${level}`],
    )
    return rows.map(({ name }) => name.slice(-6))
  }
  await keepPartitions(world.at('2026-12-31T23:00'), reading)
  expect(await names()).toEqual(['202611', '202612', '202701', '202702'])
  // Ninety days before 28 February 2027 November is over; a day earlier the 30th of it is still kept.
  await keepPartitions(world.at('2027-02-28T12:00'), reading)
  expect(await names()).toEqual(['202611', '202612', '202701', '202702', '202703', '202704'])
  await keepPartitions(world.at('2027-03-01T12:00'), reading)
  expect((await names())[0]).toBe('202612')
  expect((await names('_hour'))[0], 'hours are kept for longer').toBe('202611')
  expect(await points('power', 'raw')).toMatchObject({ points: [] })
  expect((await points('power', 'day')).points, 'days for good').toHaveLength(1)
})
