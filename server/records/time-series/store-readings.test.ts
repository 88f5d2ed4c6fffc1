import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../core/values/day.ts'
import { sub } from '../../../core/values/decimal.ts'
import { hourMs, minuteMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readCurves } from './read-curves.ts'
import type { Taken } from './reading.ts'
import type { Level } from './series-levels.ts'
import { takeReadings } from './store-readings.ts'
import { home, type MeterWorld, meterWorld, reading } from './testing/meter-world.ts'

let world: MeterWorld
let ctx: Ctx

beforeAll(async () => {
  world = await meterWorld()
})

beforeEach(async () => {
  ctx = world.at('2026-11-26T12:00')
  await world.pool.driver.query(
    'truncate plant.reading, plant.reading_hour, plant.reading_day, plant.reading_month, plant.reading_last',
  )
})

const sent = (at: string, total: string, power = '10', key = 'M-1') => ({ key, at, total, power })

const reasons = ({ refused }: Taken) => refused.map(({ row, key, reason }) => `${row} ${key} ${reason.code}`)

async function points(level: Level, field = 'total', from = '2026-11-25', to = '2026-11-26', key = 'M-1') {
  const { curves } = await readCurves(ctx, reading, {
    keys: [world.meters[key] ?? ''],
    field,
    from: midnight(from),
    to: midnight(addDays(to, 1)),
    width: 1_000,
    level,
  })
  return curves[0]?.points ?? []
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}

async function values(level: Level, ...rest: [field?: string, from?: string, to?: string]) {
  return (await points(level, ...rest)).map(({ value }) => value)
}

describe('what is sent', () => {
  test('twice is taken once, and told as doubled', async () => {
    const rows = [sent('2026-11-26 10:00', '100'), sent('2026-11-26 10:15', '101.5')]
    expect(await takeReadings(ctx, reading, rows)).toMatchObject({ taken: 2, doubled: 0 })
    expect(await takeReadings(ctx, reading, rows)).toMatchObject({ taken: 0, corrected: 0, doubled: 2, refused: [] })
    expect(await takeReadings(ctx, reading, [...rows, ...rows])).toMatchObject({ taken: 0, doubled: 4 })
    expect(await points('day')).toMatchObject([{ n: 2, value: '1.50' }])
  })

  test('with two values for one time is refused from the second on, the first is taken', async () => {
    const taken = await takeReadings(ctx, reading, [sent('2026-11-26 10:00', '100'), sent('2026-11-26 10:00', '101')])
    expect(reasons(taken)).toEqual(['2 M-1 series.twice'])
    expect(taken.taken).toBe(1)
  })

  test('late, and out of order, is counted where it belongs', async () => {
    await takeReadings(ctx, reading, [sent('2026-11-26 10:00', '100'), sent('2026-11-26 08:00', '60')])
    expect(await values('hour')).toEqual(['40.00', '0.00'])
    await takeReadings(ctx, reading, [sent('2026-11-26 09:00', '90'), sent('2026-11-25 23:00', '50')])
    expect(await values('hour')).toEqual(['10.00', '30.00', '10.00', '0.00'])
    expect(await values('day')).toEqual(['10.00', '40.00'])
    expect(await values('month', 'total', '2026-11-01', '2026-11-30')).toEqual(['50.00'])
  })

  test('again with another value replaces what was there, in the hour, the day and the month as well', async () => {
    await takeReadings(ctx, reading, [sent('2026-11-26 10:00', '100', '5'), sent('2026-11-26 10:15', '110', '95')])
    expect(await takeReadings(ctx, reading, [sent('2026-11-26 10:15', '104', '7')])).toMatchObject({ corrected: 1 })
    for (const level of ['hour', 'day', 'month'] as const) {
      expect(await points(level, 'total', '2026-11-01', '2026-11-30'), level).toMatchObject([{ n: 2, value: '4.00' }])
      expect(await points(level, 'power', '2026-11-01', '2026-11-30'), level).toMatchObject([
        { value: '6.000', least: '5.000', most: '7.000' },
      ])
    }
  })

  test('out of range is kept with its mark and counts for nothing, until it is sent right', async () => {
    const taken = await takeReadings(ctx, reading, [
      sent('2026-11-26 10:00', '100', '5'),
      sent('2026-11-26 10:15', '101', '501'),
      sent('2026-11-26 10:30', '10000', '7'),
    ])
    expect(taken).toMatchObject({ taken: 3, refused: [] })
    expect(await points('day', 'power')).toMatchObject([{ n: 1, value: '5.000', most: '5.000' }])
    expect((await points('raw', 'power')).map(({ value, marks }) => [value, marks])).toEqual([
      ['5.000', []],
      [null, ['range']],
      [null, ['range']],
    ])
    await takeReadings(ctx, reading, [sent('2026-11-26 10:15', '101', '500')])
    expect(await points('day', 'power')).toMatchObject([{ n: 2, value: '252.500', most: '500.000' }])
  })

  test('from the future is marked within a day, refused beyond, and right once its time has come', async () => {
    const early = [sent('2026-11-26 12:05', '1'), sent('2026-11-26 12:06', '2'), sent('2026-11-27 12:01', '3')]
    const taken = await takeReadings(ctx, reading, early)
    expect(reasons(taken)).toEqual(['3 M-1 series.time-ahead'])
    expect((await points('raw')).map(({ marks }) => marks)).toEqual([[], ['future']])
    expect(await points('day')).toMatchObject([{ n: 1 }])
    ctx = world.at('2026-11-26T12:30')
    expect(await takeReadings(ctx, reading, early.slice(0, 2))).toMatchObject({ corrected: 1, doubled: 1 })
    expect(await points('day')).toMatchObject([{ n: 2, value: '1.00' }])
  })

  test('wrong is refused by name and reason, and the rest is taken', async () => {
    const taken = await takeReadings(ctx, reading, [
      sent('2026-11-26 10:00', '100'),
      sent('2026-11-26 10:00', '100', '1', 'M-7'),
      sent('2026-11-26 10:00', '100', '1', 'M-9'),
      sent('2026-11-31 10:00', '100'),
      sent('yesterday', '100'),
      sent('2026-08-27 10:00', '100'),
      sent('2026-11-26 10:15', ''),
      sent('2026-11-26 10:15', '1e3'),
      { key: 'M-1', at: '2026-11-26 10:15', total: 5 },
      { at: null, total: {} },
    ])
    expect(taken.taken).toBe(1)
    expect(reasons(taken)).toEqual([
      '2 M-7 series.key-unknown',
      '3 M-9 series.key-idle',
      '4 M-1 series.time-wrong',
      '5 M-1 series.time-wrong',
      '6 M-1 series.time-old',
      '7 M-1 series.value-missing',
      '8 M-1 series.value-wrong',
      '9 M-1 series.value-missing',
      '10  series.key-unknown',
    ])
  })

  test('by somebody whose scope has no such meter is as unknown as if there were none', async () => {
    const asked = { permissions: ['jlds-ck', 'jlds-lr'] }
    const stranger = world.at('2026-11-26T12:00', { ...asked, units: ['00000000-0000-7000-8000-00000000000b'] })
    const rows = [sent('2026-11-26 10:00', '100')]
    expect(reasons(await takeReadings(stranger, reading, rows))).toEqual(['1 M-1 series.key-unknown'])
    expect(await takeReadings(world.at('2026-11-26T12:00', { ...asked, units: [home] }), reading, rows)).toMatchObject({
      taken: 1,
    })
  })
})

describe('months and days', () => {
  test.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2027-04', 30],
    ['2027-12', 31],
  ])('%s has %i days of readings, and begins and ends at midnight in Shanghai', async (month, days) => {
    const last = `${month}-${days}`
    const next = addDays(last, 1)
    ctx = world.at(`${addDays(next, 2)}T00:00`)
    const rows = Array.from({ length: days + 2 }, (_, at) =>
      sent(`${addDays(`${month}-01`, at - 1)} 00:00`, String(at * 10)),
    )
    await takeReadings(ctx, reading, [...rows, sent(`${last} 23:45`, '9000'), sent(`${next} 00:15`, '9001')])
    const counted = await points('month', 'total', addDays(`${month}-01`, -1), next)
    expect(counted.map(({ n }) => n)).toEqual([1, days + 1, 2])
    expect(counted[1]?.value).toBe(`${days * 10}.00`)
    expect(counted[1]?.at).toBe(midnight(`${month}-01`))
    expect(await values('day', 'total', `${month}-01`, last)).toHaveLength(days)
  })

  test('a counter that turns goes on from nothing', async () => {
    await takeReadings(ctx, reading, [sent('2026-11-25 23:00', '9990'), sent('2026-11-26 01:00', '15')])
    expect(await values('day')).toEqual(['25.00', '0.00'])
  })
})

describe('after ten thousand writes in any order', () => {
  test('every hour, day and month is what its readings come to', async () => {
    const next = seeded(20261126)
    const from = midnight('2026-10-29')
    let written = 0
    while (written < 10_000) {
      const rows = Array.from({ length: 1 + Math.floor(next() * 300) }, () => {
        const at = from + Math.floor(next() * 28 * 24 * 4) * 15 * minuteMs
        const power = (next() * 520 - 5).toFixed(3)
        return {
          key: `M-${1 + Math.floor(next() * 3)}`,
          at,
          total: (((at - from) / hourMs) * 3 + next()).toFixed(2),
          power,
        }
      })
      written += rows.length
      await takeReadings(ctx, reading, rows)
    }
    for (const [level, finer] of [
      ['hour', 'hour'],
      ['day', 'day'],
      ['month', 'month'],
    ] as const) {
      const { rows } = await world.pool.driver.query(
        `with counted as (select key, date_trunc('${finer}', at, 'Asia/Shanghai') as at, count(*) filter (where faults = 0)::int as n, bit_or(faults) as faults,
            min(at) filter (where faults = 0) as first_at, max(at) filter (where faults = 0) as last_at,
            (array_agg(total order by at) filter (where faults = 0))[1] as total_first, (array_agg(total order by at desc) filter (where faults = 0))[1] as total_last,
            sum(power) filter (where faults = 0) as power_sum, min(power) filter (where faults = 0) as power_least, max(power) filter (where faults = 0) as power_most
          from plant.reading group by 1, 2),
          kept as (select key, at, n, faults, first_at, last_at, total_first, total_last, power_sum, power_least, power_most from plant.reading_${level})
        select count(*)::int as all, count(*) filter (where counted is distinct from kept)::int as wrong from counted full join kept using (key, at)`,
      )
      expect(rows[0]?.wrong, level).toBe(0)
      expect(rows[0]?.all, level).toBeGreaterThan(3)
    }
    // What all hours counted is what the counter counted from the first good reading to the last.
    const hours = await values('hour', 'total', '2026-10-29', '2026-11-26')
    const { rows } = await world.pool.driver.query<{ first: string; last: string }>(
      `select (array_agg(total order by at))[1] as first, (array_agg(total order by at desc))[1] as last from plant.reading where key = '${world.meters['M-1']}' and faults = 0`,
    )
    const all = hours.reduce((total, value) => total + Number(value ?? 0), 0)
    expect(all.toFixed(2)).toBe(Number(sub(rows[0]?.last ?? '', rows[0]?.first ?? '')).toFixed(2))
  })

  function seeded(seed: number): () => number {
    let state = seed
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
  }
})
