import { expect, test } from 'vitest'
import { brokenRules } from './password-rules.ts'

const broken = (password: string, own: readonly string[] = []) => brokenRules(password, { min: 8, own })

test('a good password breaks no rule', () => {
  expect(broken('river7stone', ['Chen Haitao', '13800001234'])).toEqual([])
})

test('length counts characters, of which one may be two units of a text', () => {
  expect(broken('k7mqz2w')).toEqual(['length'])
  expect(broken('k7mqz2wv')).toEqual([])
  expect(broken('𠮷𠮷山𠮷河海𠮷')).toEqual(['length'])
})

test('one character, two characters or one series all the way is monotonous, up or down, in either case', () => {
  for (const password of ['aaaaaaaa', 'ababababab', '12345678', '87654321', 'abcdefgh', 'AbCdEfGh', 'гдежзийк'])
    expect(broken(password), password).toEqual(['series'])
})

test('a series that breaks off is none, and neither are equal steps of two', () => {
  for (const password of ['12345687', 'abcdefgj', '13579bdf', 'acegikmo'])
    expect(broken(password), password).toEqual([])
})

test('words of the house and of habit that make up half of it are personal', () => {
  for (const password of ['amur2026', 'Password1', '北陆北陆2026', 'qwerty77'])
    expect(broken(password), password).toEqual(['personal'])
  expect(broken('amurlookswide')).toEqual([])
})

test('a name counts whole, joined, turned round and in its parts, without accents and case', () => {
  const own = ['Chén Hǎitāo']
  for (const password of ['chen haitao', 'ChenHaitao', 'haitaochen', 'Haitao88'])
    expect(broken(password, own), password).toEqual(['personal'])
  expect(broken('tianshan88', own)).toEqual([])
})

test('a year or signs beside a name do not hide it', () => {
  expect(broken('1987-haitao-2026!', ['Haitao'])).toEqual(['personal'])
})

test('a name is in the way from half of the password on', () => {
  expect(broken('haitaosmyrna', ['Haitao'])).toEqual(['personal'])
  expect(broken('haitaosmyrnae', ['Haitao'])).toEqual([])
})

test('a name of many parts counts joined in either order although none of them is half', () => {
  const own = ['Chen Hai Tao']
  expect([broken('chenhaitao', own), broken('taohaichen', own)]).toEqual([['personal'], ['personal']])
  expect(broken('haichenwang', own)).toEqual([])
})

test('a name of two Latin letters bars nothing, one of three or of two Chinese characters does', () => {
  expect(broken('li88237z', ['Li'])).toEqual([])
  expect(broken('lin88237', ['Lin'])).toEqual(['personal'])
  expect(broken('海涛8海涛', ['海涛'])).toEqual(['length', 'personal'])
})
