import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('LNG-01 figures are set apart as each language does, without touching a digit', () => {
  expect(numberText('99999999999999.99', 'zh')).toBe('99,999,999,999,999.99')
  expect(numberText('-1234567.80', 'ru')).toBe('−1\u00a0234\u00a0567,80')
  expect(numberText('999', 'en')).toBe('999')
  expect(numberText('三笔', 'zh')).toBe('三笔')
})
