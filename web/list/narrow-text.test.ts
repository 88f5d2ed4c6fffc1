import { expect, test } from 'vitest'
import { shortName } from '../../core/short-name.ts'
import { rememberNames } from '../data/names.ts'
import { narrowText } from './narrow-text.ts'

test('a Russian list shows people by surname and initials; Chinese and firms keep their names, and so do other languages', () => {
  expect(['Иванов Сергей Петрович', 'Ильина Анна Кузьминична', 'Хэ Чжиюань', 'Оуян Минъюань Третий', '张伟', ''].map(shortName)).toEqual(['Иванов С.\u00a0П.', 'Ильина А.\u00a0К.', 'Хэ Чжиюань', 'Оуян Минъюань Третий', '张伟', ''])
  const name = 'Иванов Сергей Петрович'
  for (const lang of ['ru', 'en'] as const) rememberNames({ 'person:p1': name, 'unit:u1': name }, lang)
  expect([narrowText('ru').name('person', 'p1'), narrowText('ru').name('unit', 'u1'), narrowText('en').name('person', 'p1')]).toEqual(['Иванов С.\u00a0П.', name, name])
})
