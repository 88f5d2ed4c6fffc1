import { expect, test } from 'vitest'
import { voyage, voyageDocument } from '../../testing/index.ts'
import { barsOf, wholeSpan } from './gantt-bars.ts'
import { ticksBetween, timeScale, usualScale } from './time-scale.ts'
import { moved } from './use-bar-moves.ts'

const gantt = {
  from: 'begins',
  to: 'ends',
  progress: 'done',
  parent: 'above',
  baseline: { from: 'begins', to: 'planned' },
}
const row = (at: number, more: object) => ({ ...voyage(at), begins: '2026-03-02', ends: '2026-03-06', ...more })
const rows = [row(1, {}), row(2, { above: 'v3' }), row(3, { ends: null }), row(4, { above: 'elsewhere', done: '140' })]
const link = { before: 'v1', after: 'v2', type: 'FS', lag: 0, broken: true } as const
const drawn = { rows, total: 4, ways: {}, links: [link], slack: { v1: 0, v2: 3 } }
const bars = (shut: readonly string[] = []) => barsOf(voyageDocument(), gantt, drawn, 'zh', new Set(shut))

test('each line stands below its parent in the order of the list, at the top where its parent is not among them', () => {
  expect(bars().map(({ id, depth, parts }) => [id, depth, parts])).toEqual([
    ['v1', 0, false],
    ['v3', 0, true],
    ['v2', 1, false],
    ['v4', 0, false],
  ])
  expect(bars(['v3']).map(({ id }) => id)).toEqual(['v1', 'v3', 'v4'])
})

test('a line knows whether it is critical, conflicts with what it waits for, and has no bar without both days', () => {
  const [first, parent, child, last] = bars()
  expect(first).toMatchObject({ critical: true, conflict: false })
  expect(child).toMatchObject({ critical: false, conflict: true, span: { from: '2026-03-02', to: '2026-03-06' } })
  expect(parent?.span).toBeNull()
  expect(last?.progress).toBe(100)
  expect(last?.base).toBeNull()
})

test('time reaches from the first day to the last, today among them, and is drawn as finely as it fits', () => {
  const span = wholeSpan(bars(), '2026-04-30')
  expect(span).toEqual({ from: '2026-03-02', to: '2026-04-30' })
  expect([usualScale({ from: '2026-03-01', to: '2026-03-31' }), usualScale(span)]).toEqual(['day', 'week'])
  expect(usualScale({ from: '2024-03-01', to: '2026-03-31' })).toBe('month')
})

test('a chart begins on a Monday with room before its first bar, and marks days, Mondays or months', () => {
  const time = timeScale({ from: '2026-03-04', to: '2026-05-01' }, 'week')
  expect(time.first).toBe('2026-02-16')
  const { lower, upper } = ticksBetween(time, 0, time.dayWidth * 20)
  expect(lower.map(({ day }) => day)).toEqual(['2026-02-16', '2026-02-23', '2026-03-02'])
  expect(upper.map(({ day }) => day)).toEqual(['2026-02-16', '2026-03-01'])
  expect(upper[1]?.width).toBe(31 * time.dayWidth)
  expect(time.at('2026-03-02')).toBe(14 * time.dayWidth)
})

test('a bar moves whole or by one of its ends, and lasts a day at least', () => {
  const span = { from: '2026-03-02', to: '2026-03-06' }
  expect(moved(span, 'whole', 3)).toEqual({ from: '2026-03-05', to: '2026-03-09' })
  expect(moved(span, 'end', -2)).toEqual({ from: '2026-03-02', to: '2026-03-04' })
  expect(moved(span, 'end', -9)).toEqual({ from: '2026-03-02', to: '2026-03-02' })
  expect(moved(span, 'start', 9)).toEqual({ from: '2026-03-06', to: '2026-03-06' })
})
