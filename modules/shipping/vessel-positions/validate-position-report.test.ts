import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../core/values/duration.ts'
import { reportsIn } from './position-report.ts'
import { judged } from './validate-position-report.ts'

const now = Date.parse('2026-11-26T08:00:00Z')
const report = {
  mmsi: '413456780',
  at: now - 10 * minuteMs,
  latitude: 38.9,
  longitude: 130.2,
  speed: 11.8,
  course: 225,
  navStatus: '0',
}
const before = { at: now - 20 * minuteMs, latitude: 38.93, longitude: 130.22 }

test.each<readonly [string, string, object]>([
  ['good', 'as one expects', {}],
  ['late', 'three hours old', { at: now - 3 * hourMs }],
  ['place', 'beyond the pole', { latitude: 91 }],
  ['place', 'at what receivers say who know nothing', { latitude: 0, longitude: 0 }],
  ['future', 'an hour ahead', { at: now + hourMs }],
  ['old', 'eight days old', { at: now - 8 * 24 * hourMs }],
  ['speed', 'at 99 knots', { speed: 99 }],
  ['jump', 'on the other side of the world', { latitude: -38.9, longitude: -130.2 }],
])('a report is %s when it is %s', (verdict, _, wrong) => {
  const given = { ...report, ...wrong }
  expect(judged(given, verdict === 'late' ? null : before, now)).toBe(verdict)
})

test('receivers err by a little without a jump, and the first report of a vessel jumps nowhere', () => {
  expect(judged(report, { ...before, at: report.at, latitude: 38.91, longitude: 130.2 }, now)).toBe('good')
  expect(judged({ ...report, latitude: -38.9 }, null, now)).toBe('good')
})

test('what is no answer of the protocol is none, and a report that cannot be read is passed over', () => {
  expect([reportsIn(null), reportsIn({ error: 'x' }), reportsIn({ data: 'x' })]).toEqual([null, null, null])
  const good = { MMSI: '413456780', TIME: '2026-11-26T07:00:00Z', LATITUDE: 38.9, LONGITUDE: 130.2, COG: 360 }
  const read = reportsIn({ data: [good, { ...good, LATITUDE: '38.9' }, { ...good, TIME: 'soon' }, 7] })
  expect(read).toMatchObject([{ mmsi: '413456780', latitude: 38.9, speed: null, course: null }])
})
