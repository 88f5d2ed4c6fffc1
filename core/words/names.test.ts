import { expect, test } from 'vitest'
import { fieldIn, fieldsInAll, titleFieldIn } from './field-in-language.ts'
import { nameIn } from './name-in-language.ts'
import { readableParams } from './readable-params.ts'
import { shortName } from './short-name.ts'

test('a name is told in the language where it was written in it, else in Chinese', () => {
  const both = { name: '陈海涛', nameRu: 'Чэнь Хайтао', nameEn: null }
  expect([nameIn('zh', both), nameIn('ru', both), nameIn('en', both)]).toEqual(['陈海涛', 'Чэнь Хайтао', '陈海涛'])
  expect(nameIn('ru', { ...both, nameRu: '' })).toBe('陈海涛')
})

test('whoever has a patronymic is shortened to initials that stay on one line, nobody else', () => {
  expect(shortName('Иванов Сергей Петрович')).toBe('Иванов С.\u00a0П.')
  expect(shortName('  Ким   Анна  Ильинична ')).toBe('Ким А.\u00a0И.')
  for (const whole of ['Чэнь Хайтао', 'Ли Сяо Мин', 'Иванов', 'Бюль-Бюль Полад Муртуза Мамедович'])
    expect(shortName(whole)).toBe(whole)
})

test('a field that is also kept in a language is told in it, another as it is', () => {
  const fields = new Set(['bankName', 'bankNameRu'])
  expect(fieldIn('bankName', fields, 'ru')).toBe('bankNameRu')
  expect(fieldIn('bankName', fields, 'en')).toBe('bankName')
  expect(fieldIn('bankName', fields, 'zh')).toBe('bankName')
})

test('a title without a translation of its own takes the name in the language; in Chinese it stays', () => {
  const fields = new Set(['contractName', 'nameRu', 'titleRu'])
  expect(titleFieldIn('contractName', fields, 'ru')).toBe('nameRu')
  expect(titleFieldIn('contractName', fields, 'en')).toBe('contractName')
  expect(titleFieldIn('contractName', new Set(['name']), 'zh')).toBe('contractName')
  expect(titleFieldIn('title', fields, 'ru')).toBe('titleRu')
})

test('every name of a title is searched, and of another field its translations alone', () => {
  const fields = new Set(['shortName', 'nameRu', 'nameEn', 'noteEn'])
  expect(fieldsInAll('shortName', 'shortName', fields)).toEqual(['shortName', 'nameRu', 'nameEn'])
  expect(fieldsInAll('note', 'shortName', fields)).toEqual(['note', 'noteEn'])
})

test('decimals and days of a message are written as its reader writes them', () => {
  const params = { amount: '1234567.50', from: '2026-11-21', name: '甲' }
  expect(readableParams(params, 'ru')).toEqual({ amount: '1\u00a0234\u00a0567,50', from: '21.11.2026', name: '甲' })
  expect(readableParams(params, 'en')).toEqual({ amount: '1,234,567.50', from: '2026-11-21', name: '甲' })
})

test('a whole number is grouped where it is a limit, and left where it may be a year or a code', () => {
  expect(readableParams({ max: '20000', year: '2026', code: '100200', rate: '0.5' }, 'en')).toEqual({
    max: '20,000',
    year: '2026',
    code: '100200',
    rate: '0.5',
  })
})
