import { expect, test } from 'vitest'
import { fold, grams, likePattern, searchText } from './search-text.ts'

test('a text is found by what it says, by its pinyin and by its initials', () => {
  expect(searchText(['北陆海运A12', 'Ёлка  ПЛАН', '绿地']).split('\n')).toEqual([
    '北陆海运a12',
    'beiluhaiyuna12',
    'blhya12',
    'елка план',
    '绿地',
    'lvdi',
    'ld',
  ])
  expect(searchText(['', ' '])).toBe('')
  expect(searchText(['曾国藩']).split('\n')).toEqual(['曾国藩', 'cengguofan', 'cgf', 'zengguofan', 'zgf'])
})

test('DAT-06 a surname of several readings is found by its own as well, a rare character by itself', () => {
  const read = (name: string) => searchText([name]).split('\n')
  expect(read('单雄信')).toEqual(['单雄信', 'danxiongxin', 'dxx', 'shanxiongxin', 'sxx'])
  expect(read('尉迟恭')).toEqual(expect.arrayContaining(['yuchigong', 'ycg']))
  expect(read('重阳')).toEqual(['重阳', 'chongyang', 'cy'])
  expect(read('𠮷野')).toEqual(['𠮷野', '𠮷ye', '𠮷y'])
})

test('folding makes case, ё, full-width forms and spaces equal', () => {
  expect(fold('  ＡＢＣ　Ёж １２ ')).toBe('abc еж 12')
})

test('pairs do not reach across two values, and a character outside the basic plane is one', () => {
  expect(grams('ab\ncd')).toEqual(['ab', 'cd'])
  expect(grams('𠮷野家')).toEqual(['𠮷野', '野家'])
  expect(grams('a')).toEqual([])
})

test('a pattern takes every sign of LIKE literally', () => {
  expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
})
