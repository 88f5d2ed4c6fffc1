import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field } from '../core/description/field.ts'
import type { Json } from '../core/values/json.ts'
import { languages } from '../core/values/language.ts'
import {
  birthDate,
  calendarDays,
  calendarRange,
  date,
  dateTime,
  dictionaries,
  dictionary,
  money,
  number,
  person,
  quantity,
  select,
  selects,
  text,
  year,
  yearMonth,
  yesNo,
} from './index.ts'
import { kindOf } from './kinds.ts'
import { parseCellText } from './parse-cell-text.ts'

const zhang = '01920000-0000-7000-8000-000000000001'
const names: Readonly<Record<string, string>> = {
  'dictionary:country:CN': '中国',
  'dictionary:country:RU': 'Россия',
  [`person:${zhang}`]: '张三',
}
const codeOf = (source: string, label: string) =>
  Object.keys(names)
    .find((key) => key.startsWith(`${source}:`) && names[key] === label)
    ?.slice(source.length + 1) ?? null
const name = (source: string, key: string) => names[`${source}:${key}`] ?? key
const zh = { lang: 'zh', codeOf } as const
const ru = { lang: 'ru', codeOf } as const

test('WID-17 a pasted text is read in the person’s language: separators, days, labels, yes and no', () => {
  expect(parseCellText('1,234.5', money({ digits: 2 }), zh)).toBe('1234.50')
  expect(parseCellText('1 234,5', money({ digits: 2 }), ru)).toBe('1234.50')
  expect(parseCellText('1,5', quantity({ digits: 3 }), ru)).toBe('1.500')
  expect(parseCellText('１２', money(), zh)).toBe('12')
  for (const day of ['2026-11-02', '2026/11/2', '2026年11月2日', '02.11.2026', '2/11/2026'])
    expect([day, parseCellText(day, date(), zh)]).toEqual([day, '2026-11-02'])
  expect(parseCellText('2026年11月', yearMonth(), zh)).toBe('2026-11')
  expect(parseCellText('11.2026', yearMonth(), ru)).toBe('2026-11')
  expect(parseCellText('21.11.2026 09:30:00', dateTime(), ru)).toBe(Date.UTC(2026, 10, 21, 1, 30))
  expect(parseCellText('中国', dictionary({ group: 'country' }), zh)).toBe('CN')
  expect(parseCellText('中国、Россия', dictionaries({ group: 'country' }), zh)).toEqual(['CN', 'RU'])
  expect(parseCellText('张三', person(), zh)).toBe(zhang)
  expect([parseCellText('да', yesNo(), ru), parseCellText('否', yesNo(), zh)]).toEqual(['1', '0'])
  expect(['60 %', '12.5％', '60%'].map((share) => parseCellText(share, number({ digits: 2, max: '100' }), zh))).toEqual(
    ['60.00', '12.50', '60.00'],
  )
  expect(
    ['120万', '1.2亿', '3,5 млн', '（2万元）'].map((amount) =>
      parseCellText(amount, money({ digits: 2, min: '-99999999999' }), ru),
    ),
  ).toEqual(['1200000.00', '120000000.00', '3500000.00', '-20000.00'])
  expect(parseCellText('60 %', money(), zh)).toBe('60 %')
  expect(parseCellText('  ', money(), zh)).toBeNull()
})

test('what a field does not take stays as pasted, for its check to say why', () => {
  expect(parseCellText('many', money(), zh)).toBe('many')
  expect(parseCellText('31.02.2026', date(), ru)).toBe('31.02.2026')
  expect(parseCellText('李四', person(), zh)).toBe('李四')
})

const choices = [
  { code: 'sea', label: { zh: '海运', ru: 'Море', en: 'Sea' } },
  { code: 'rail', label: { zh: '铁路', ru: 'Железная дорога', en: 'Rail' } },
]

test('what a cell shows reads back as what is held, in every language', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10))
  const cases: readonly (readonly [Field, fc.Arbitrary<Json>])[] = [
    [
      money({ digits: 2, min: '-99999999999999' }),
      fc.integer({ min: -1e12, max: 1e12 }).map((cents) => (cents / 100).toFixed(2)),
    ],
    [date(), days],
    [yearMonth(), days.map((day) => day.slice(0, 7))],
    [dateTime(), fc.integer({ min: 0, max: 4e9 }).map((second) => second * 1000)],
    [yesNo(), fc.constantFrom('0', '1')],
    [dictionary({ group: 'country' }), fc.constantFrom('CN', 'RU')],
    [dictionaries({ group: 'country' }), fc.constantFrom(['CN'], ['RU', 'CN'])],
    [birthDate(), days],
    [year(), fc.constantFrom('2000', '2026')],
    [calendarDays(), fc.uniqueArray(days, { minLength: 1, maxLength: 5 }).map((some) => some.sort())],
    [calendarRange(), fc.tuple(days, days).map((ends) => ends.sort())],
    [select({ choices }), fc.constantFrom('sea', 'rail')],
    [selects({ choices }), fc.constantFrom(['rail'], ['sea', 'rail'])],
    [text({ max: 40 }), fc.constantFrom('coal', '动力煤', 'уголь 5 %')],
  ]
  for (const [field, values] of cases) {
    fc.assert(
      fc.property(values, fc.constantFrom(...languages), (value, lang) => {
        const shown = kindOf(field.kind).text(value, field, { lang, name })
        expect(parseCellText(shown, field, { lang, codeOf })).toEqual(value)
      }),
      { numRuns: 60 },
    )
  }
})
