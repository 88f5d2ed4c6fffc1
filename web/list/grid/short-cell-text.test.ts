import { expect, test } from 'vitest'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { shortName } from '../../../core/words/short-name.ts'
import { describedEntries } from '../../../kinds/dictionary/described-entries.ts'
import { rememberNames } from '../../platform/data/reference-names.ts'
import { narrowField, narrowText } from './short-cell-text.ts'

test('a Russian list shows people by surname and initials; Chinese and firms keep their names, and so do other languages', () => {
  expect(
    ['Иванов Сергей Петрович', 'Ильина Анна Кузьминична', 'Хэ Чжиюань', 'Оуян Минъюань Третий', '张伟', ''].map(
      shortName,
    ),
  ).toEqual(['Иванов С.\u00a0П.', 'Ильина А.\u00a0К.', 'Хэ Чжиюань', 'Оуян Минъюань Третий', '张伟', ''])
  const name = 'Иванов Сергей Петрович'
  for (const lang of ['ru', 'en'] as const) rememberNames({ 'person:p1': name, 'unit:u1': name }, lang)
  expect([
    narrowText('ru').name('person', 'p1'),
    narrowText('ru').name('unit', 'u1'),
    narrowText('en').name('person', 'p1'),
  ]).toEqual(['Иванов С.\u00a0П.', name, name])
})

test('a narrow column shows a currency by its code, other dictionaries by their names', () => {
  const options = [{ code: 'CNY', label: 'Китайский юань' }]
  const field = (group: string) =>
    ({ name: 'currency', label: 'Валюта', kind: 'dictionary', group, options }) as unknown as DescribedField // what the kind reads of it
  expect(describedEntries(narrowField(field('currency')))).toMatchObject([{ code: 'CNY', label: 'CNY' }])
  expect(describedEntries(narrowField(field('uom')))).toMatchObject([{ code: 'CNY', label: 'Китайский юань' }])
})
