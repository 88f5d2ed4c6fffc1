import { expect, test } from 'vitest'
import { formatValue } from './value-format.ts'

const value = { value: null, text: '', currency: null, lang: 'zh' } as const

test('OFF-03 values are written as contracts and letters want them', () => {
  const day = { ...value, value: '2026-11-20', text: '2026-11-20' }
  expect(formatValue('dateLong', day)).toBe('2026年11月20日')
  expect(formatValue('dateHan', day)).toBe('二〇二六年十一月二十日')
  expect(formatValue('dateHan', { ...day, value: '2030-01-31' })).toBe('二〇三〇年一月三十一日')
  expect(formatValue('dateLong', { ...day, lang: 'ru' })).toBe('20 ноября 2026 г.')
  expect(formatValue('dateLong', { ...day, lang: 'en' })).toBe('20 November 2026')
  const sum = { ...value, value: '1234567.5', text: '1,234,567.50' }
  expect(formatValue('amount', { ...sum, lang: 'ru' })).toBe('1\u00a0234\u00a0567,50')
  expect(formatValue('words', { ...sum, currency: 'CNY' })).toBe('人民币壹佰贰拾叁万肆仟伍佰陆拾柒元伍角整')
  expect(formatValue('bare', { ...value, text: '〔2026〕0012号' })).toBe('12')
  expect(formatValue('bare', { ...value, text: 'HT-BLHY-202611-0100' })).toBe('100')
  expect(formatValue('qr', { ...value, text: 'HT-1' })).toEqual({ qr: 'HT-1', millimetres: 25 })
})

test('what cannot be written so is written as everywhere', () => {
  expect(formatValue('words', { ...value, text: '***' })).toBe('***')
  expect(formatValue('words', { ...value, value: '5', text: '5.00', currency: 'XAU' })).toBe('5.00')
  expect(formatValue('dateLong', { ...value, value: 'soon', text: 'soon' })).toBe('soon')
  expect(formatValue('bare', { ...value, text: '无' })).toBe('无')
  expect(formatValue('blank', { ...value, text: 'x' })).toBe('')
})
