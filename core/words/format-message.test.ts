import { expect, test } from 'vitest'
import { say } from './format-message.ts'

const files = '{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}'

test('LNG-01 Russian counts files as Russians do', () => {
  expect([1, 2, 5, 11, 21, 22, 1.5].map((n) => say('ru', files, { n }))).toEqual([
    '1 файл',
    '2 файла',
    '5 файлов',
    '11 файлов',
    '21 файл',
    '22 файла',
    '1,5 файла',
  ])
  expect([1, 2].map((n) => say('en', '{n, plural, one {# file} other {# files}}', { n }))).toEqual([
    '1 file',
    '2 files',
  ])
  expect(say('zh', '{n, plural, other {# 个文件}}', { n: 1234 })).toBe('1,234 个文件')
})

test('parameters stand as they were given', () => {
  expect(say('zh', '请填写{label}', { label: '付款金额' })).toBe('请填写付款金额')
  expect(say('en', "It's <b>{max}</b> of {min}", { max: 1024, min: '1,000.50' })).toBe("It's <b>1024</b> of 1,000.50")
})

test('a missing parameter or a broken text still says something', () => {
  expect(say('ru', 'Заполните {label}')).toBe('Заполните …')
  expect(say('ru', files)).toMatch(/файл/)
  expect(say('en', 'broken {', { a: 1 })).toBe('broken {')
  expect(say('en', 'no holes at all')).toBe('no holes at all')
  expect(say('en', '{constructor} {__proto__}')).toBe('… …')
})
