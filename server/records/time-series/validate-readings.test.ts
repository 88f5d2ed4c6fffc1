import { expect, test } from 'vitest'
import { reading } from './testing/meter-world.ts'
import { judgeReadings } from './validate-readings.ts'

const now = Date.UTC(2026, 10, 26)
const always = { ...reading, keep: { ...reading.keep, raw: 'always' } } as const
const known = new Map([['M-1', { id: 'm1', inUse: true }]])

test('a time before anything was read by machines is refused, also where readings are kept for ever', () => {
  const sent = ['1989-12-31', '1990-01-02'].map((at) => ({ key: 'M-1', at, total: '1', power: '1' }))
  const { keys, refused } = judgeReadings(always, sent, known, now)
  expect(keys).toEqual(['m1'])
  expect(refused).toMatchObject([{ row: 1, reason: { code: 'series.time-old' } }])
})
