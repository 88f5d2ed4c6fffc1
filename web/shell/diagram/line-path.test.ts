import { expect, test } from 'vitest'
import { boundsOf, linePath } from './line-path.ts'

const symbols = {
  grid: { sort: 'grid', x: 0, y: 0 },
  q: { sort: 'breaker', x: 4, y: 4 },
  under: { sort: 'breaker', x: 0, y: 4 },
  valve: { sort: 'valve', x: 10, y: 0, turned: true },
  far: { sort: 'valve', x: 16, y: 4, turned: true },
  header: { sort: 'pipe', x: 20, y: 0, turned: true, length: 4 },
} as const

test('a line goes straight where it can, and turns half way where it cannot', () => {
  expect(linePath(symbols, 'grid.b', 'under.a')).toBe('M20 40L20 80')
  expect(linePath(symbols, 'grid.b', 'q.a')).toBe('M20 40L20 60L100 60L100 80')
  expect(linePath(symbols, 'valve.b', 'far.a')).toBe('M240 20L280 20L280 100L320 100')
})

test('from what stands to what lies it turns once, and a header is met from its side', () => {
  expect(linePath(symbols, 'grid.b', 'valve.a')).toBe('M20 40L20 20L200 20')
  expect(linePath(symbols, 'far.b', 'header.3')).toBe('M360 100L380 100L380 60L400 60')
  expect(linePath(symbols, 'grid.b', 'nothing.a')).toBe('')
})

test('the drawing has room for what stands at its edges and for its words', () => {
  expect(boundsOf(Object.values(symbols))).toEqual([-20, -40, 580, 240])
})
