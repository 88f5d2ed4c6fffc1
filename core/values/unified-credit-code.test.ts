import { expect, test } from 'vitest'
import { isInn } from './russian-taxpayer-number.ts'
import { creditCodeCheck, isCreditCode } from './unified-credit-code.ts'

test('T-ORG-01 the check character of 91230881MA1B2C3D4 is P', () => {
  expect(creditCodeCheck('91230881MA1B2C3D4')).toBe('P')
  expect(isCreditCode('91230881MA1B2C3D4P')).toBe(true)
  expect(isCreditCode('91230881MA1B2C3D4Q')).toBe(false)
})

test('a code with a letter that the standard leaves out is refused', () => {
  expect(isCreditCode('91230881MA1B2C3DIP')).toBe(false)
})

test('T-CP-01 an INN is checked by its digit', () => {
  expect(isInn('7707083893')).toBe(true)
  expect(isInn('7707083894')).toBe(false)
  expect(isInn('500100732259')).toBe(true)
  expect(isInn('77070838')).toBe(false)
})
