import { expect, test } from 'vitest'
import { circleThrough } from './trade-circle.ts'

const flow = (from: string, to: string, day: string) => ({ from, to, day })

test('T-TC-06 A sells to us, we to B, B to C and C to A within 60 days: a circle; without C to A there is none', () => {
  const sold = [flow('A', 'us', '2026-09-01'), flow('us', 'B', '2026-09-20'), flow('B', 'C', '2026-10-05')]
  expect(circleThrough(flow('C', 'A', '2026-10-30'), sold)).toEqual(['C', 'A', 'us', 'B', 'C'])
  expect(circleThrough(flow('C', 'D', '2026-10-30'), sold)).toBeNull()
})

test('whoever buys back what he sold goes round without anybody between', () => {
  const sold = [flow('us', 'B', '2026-09-20')]
  expect(circleThrough(flow('B', 'us', '2026-10-30'), sold)).toEqual(['B', 'us', 'B'])
  expect(circleThrough(flow('us', 'B', '2026-10-30'), sold)).toBeNull()
})

// 1 March and 28 August are 180 days apart, 1 March and 29 August 181.
test('contracts of one circle were signed within 180 days, before the new one or after it', () => {
  const back = flow('B', 'A', '2026-03-01')
  expect(circleThrough(flow('A', 'B', '2026-08-28'), [back])).toEqual(['A', 'B', 'A'])
  expect(circleThrough(flow('A', 'B', '2026-08-29'), [back])).toBeNull()
  expect(circleThrough(flow('A', 'B', '2025-09-02'), [back])).toEqual(['A', 'B', 'A'])
  expect(circleThrough(flow('A', 'B', '2025-09-01'), [back])).toBeNull()
})

// From 1 January to 30 May are 149 days, to 15 August 226: each is near the middle one, not to the other.
test('what lies before the new contract and what comes after it lie within the 180 days together', () => {
  const apart = [flow('B', 'C', '2026-01-01'), flow('C', 'A', '2026-08-15')]
  expect(circleThrough(flow('A', 'B', '2026-05-30'), apart)).toBeNull()
  const near = [flow('B', 'C', '2026-03-10'), flow('C', 'A', '2026-08-15')]
  expect(circleThrough(flow('A', 'B', '2026-05-30'), near)).toEqual(['A', 'B', 'C', 'A'])
})

test('of several ways the shortest is told', () => {
  const ways = [flow('B', 'C', '2026-06-01'), flow('C', 'D', '2026-06-01'), flow('D', 'A', '2026-06-01')]
  expect(circleThrough(flow('A', 'B', '2026-06-02'), [...ways, flow('C', 'A', '2026-06-03')])).toEqual([
    'A',
    'B',
    'C',
    'A',
  ])
})
