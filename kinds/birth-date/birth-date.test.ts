import { expect, test } from 'vitest'
import { checkRecord } from '../check-record.ts'
import { errorText } from '../error-text.ts'
import { birthDate, text, year } from '../index.ts'

const asker = { today: '2026-11-21' }
const fields = { idNumber: text({ max: 18 }), born: birthDate({ from: 'idNumber', required: true }) }

test('WID-07 the date of birth is characters 7 to 14 of an ID number of 18, whatever else was given', () => {
  const { values, errors } = checkRecord(fields, { idNumber: '11010519491231002X', born: '1990-01-01' }, asker)
  expect([values.born, { ...errors }]).toEqual(['1949-12-31', {}])
  expect(checkRecord(fields, { idNumber: '110105200002290022' }, asker).values.born).toBe('2000-02-29')
})

test('WID-07 who has no such number gives the date himself, and nobody is born tomorrow', () => {
  expect(checkRecord(fields, { idNumber: 'AB1234567', born: '1990-01-01' }, asker).values.born).toBe('1990-01-01')
  expect(checkRecord(fields, { idNumber: '110105199002300021', born: null }, asker).errors.born).toEqual({
    code: 'kind.choose',
  })
  const { errors } = checkRecord(fields, { idNumber: '110105202612010021' }, asker)
  expect(errorText(errors.born ?? { code: '' }, '出生日期', 'zh')).toBe('出生日期不能晚于2026-11-21')
})

test('WID-07 a hidden date of birth stays empty, and one that is shown on a condition is read off all the same', () => {
  const shy = { ...fields, born: birthDate({ from: 'idNumber', visible: 'filled(idNumber)' }) }
  expect(checkRecord(shy, { idNumber: '11010519491231002X', born: null }, asker).values.born).toBe('1949-12-31')
  expect(checkRecord(shy, { idNumber: '', born: '1949-12-31' }, asker).values.born).toBe(null)
})

test('WID-07 a year is one from 2000 to the present', () => {
  const said = (it: string) => {
    const { errors } = checkRecord({ it: year() }, { it }, asker)
    return errors.it ? errorText(errors.it, '年份', 'zh') : null
  }
  expect([said('2000'), said('2026')]).toEqual([null, null])
  expect([said('1999'), said('2027')]).toEqual(['年份只能选择2000年至今年', '年份只能选择2000年至今年'])
})
