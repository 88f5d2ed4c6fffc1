import { expect, test } from 'vitest'
import { contrast } from './color-contrast.ts'

test('black on white stands farthest apart, a colour on itself not at all, whichever comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#304156', '#304156')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})
