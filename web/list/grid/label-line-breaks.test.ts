import { expect, test } from 'vitest'
import { labelWords } from './label-line-breaks.ts'

test.each([
  ['计划付款日期', ['计划', '付款', '日期']],
  ['付款金额（元）', ['付款', '金额', '（元）']],
  ['Плановая дата платежа', ['Плановая ', 'дата ', 'платежа']],
  ['Amount (CNY), paid', ['Amount ', '(CNY), ', 'paid']],
])('a line of %s may end between words only', (label, parts) => {
  expect(labelWords(label)).toEqual(parts)
})
