import { expect, test } from 'vitest'
import { herfindahl } from './herfindahl.ts'

test('T-HHI-01 shares of 40, 25, 20 and 15 percent are concentrated at 2,850, whatever they come to', () => {
  expect(herfindahl(['40', '25', '20', '15'])).toBe('2850')
  expect(herfindahl(['8000000.00', '5000000.00', '4000000.00', '3000000.00'])).toBe('2850')
})

test('one that has all is ten thousand, and of nothing nothing is said', () => {
  expect(herfindahl(['0.01'])).toBe('10000')
  expect(herfindahl([])).toBeNull()
  expect(herfindahl(['0.00', '0'])).toBeNull()
})
