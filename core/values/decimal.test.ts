import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  abs,
  add,
  compare,
  digitsOf,
  div,
  formatNumber,
  isDecimal,
  isZero,
  max,
  min,
  mul,
  negate,
  round,
  sub,
  sum,
} from './decimal.ts'
import { languages } from './language.ts'
import { parseTyped } from './parse-typed-number.ts'

const fen = fc.bigInt({ min: -9_999_999_999_999_999n, max: 9_999_999_999_999_999n })
const money = fen.map(ofFen)

test('WID-13 money up to 99,999,999,999,999.99 is added, taken away and written without losing a fen', () => {
  fc.assert(
    fc.property(fen, fen, (a, b) => {
      expect(round(add(ofFen(a), ofFen(b)), 2)).toBe(ofFen(a + b))
      expect(round(sub(ofFen(a), ofFen(b)), 2)).toBe(ofFen(a - b))
      expect(compare(ofFen(a), ofFen(b))).toBe(Number(a > b) - Number(a < b))
    }),
  )
  expect(add('99999999999999.98', '0.01')).toBe('99999999999999.99')
  expect(mul('99999999999999.99', '99999999.999')).toBe('9999999999899999000000.00001')
})

test('what is shown in a language is read back as the same amount', () => {
  fc.assert(
    fc.property(money, fc.constantFrom(...languages), (value, lang) => {
      const read = parseTyped(formatNumber(value, 2, lang), lang)
      expect(read !== null && compare(read, value)).toBe(0)
    }),
  )
})

test('a sum does not depend on the order, and empty values count as nothing', () => {
  fc.assert(
    fc.property(fc.array(money), (values) => {
      expect(compare(sum(values), sum(values.toReversed()))).toBe(0)
    }),
  )
  expect(sum([])).toBe('0')
  expect(sum(['0.1', null, '0.2'])).toBe('0.3')
})

test('halves are rounded away from zero', () => {
  expect(['1.005', '-1.005', '2.5', '0.0049', '-0.004'].map((value) => round(value, 2))).toEqual([
    '1.01',
    '-1.01',
    '2.50',
    '0.00',
    '0.00',
  ])
  expect(div('10', '3', 4)).toBe('3.3333')
  expect(div('2', '3', 0)).toBe('1')
  expect(() => div('1', '0.00', 2)).toThrow(RangeError)
})

test('signs, zero, least and most are by value', () => {
  expect([negate('0'), negate('1.5'), abs('-2'), min('10', '9.99', '9.990'), max('-1', '-2')]).toEqual([
    '0',
    '-1.5',
    '2',
    '9.99',
    '-1',
  ])
  expect(isZero('0.000')).toBe(true)
  expect(digitsOf('1.500')).toBe(1)
})

test('only plain decimals are decimals', () => {
  expect(['0', '-0.5', '1234.50', '99999999999999.99'].every(isDecimal)).toBe(true)
  const wrong = [
    '',
    '-0',
    '-0.00',
    '01',
    '1.',
    '.5',
    '1e5',
    '1,000',
    ' 1',
    'NaN',
    'Infinity',
    '0x10',
    5,
    null,
    '9'.repeat(65),
  ]
  expect(wrong.filter(isDecimal)).toEqual([])
})

test('numbers are read as people type them', () => {
  const typed: readonly [string, string | null][] = [
    ['1,234.5', '1234.5'],
    ['１，２３４．５０', '1234.5'],
    ['1 234 567,89', '1234567.89'],
    ['1\u00a0234,5', '1234.5'],
    ['12,5', '12.5'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['007', '7'],
    ['-0', '0'],
    ['－5', '-5'],
    ['−5', '-5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['¥ 1,234.50', '1234.5'],
    ['-￥5', '-5'],
    ["1'234.5", '1234.5'],
    ['5。5', '5.5'],
    ['', null],
    [',', null],
    ['.', null],
    ['1.2.3', null],
    ['1,23,4', null],
    ['12a', null],
    ['1e5', null],
    ['--5', null],
    ['٣', null],
    ['9'.repeat(70), null],
  ]
  for (const [text, value] of typed) expect([text, parseTyped(text)]).toEqual([text, value])
  expect(parseTyped('1,234', 'ru')).toBe('1.234')
  expect(parseTyped('1,234,567.5', 'ru')).toBe('1234567.5')
})

test('numbers are shown with the separators of the language', () => {
  expect(languages.map((lang) => formatNumber('-1234567.891', 2, lang))).toEqual([
    '-1,234,567.89',
    '-1\u00a0234\u00a0567,89',
    '-1,234,567.89',
  ])
  expect(formatNumber('123', 0, 'zh')).toBe('123')
  expect(formatNumber('1234.5000', null, 'en')).toBe('1,234.5000')
})

function ofFen(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
