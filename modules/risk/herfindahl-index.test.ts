import { expect, test } from 'vitest'
import { herfindahlIndex } from './herfindahl-index.ts'

test('T-HHI-01 shares of 40, 25, 20 and 15 percent are concentrated at 2,850, whatever they come to', () => {
  expect(herfindahlIndex(['40', '25', '20', '15'])).toBe('2850')
  expect(herfindahlIndex(['8000000.00', '5000000.00', '4000000.00', '3000000.00'])).toBe('2850')
})

test('one that has all is ten thousand, and of nothing nothing is said', () => {
  expect(herfindahlIndex(['0.01'])).toBe('10000')
  expect(herfindahlIndex([])).toBeNull()
  expect(herfindahlIndex(['0.00', '0'])).toBeNull()
})
