import { expect, test } from 'vitest'
import { languages } from '../../../core/values/language.ts'
import { fullMoment, momentText } from './moment-text.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 21, 11, 7)

test('a moment has one long form in each language, in the time of Shanghai', () => {
  expect(languages.map((lang) => fullMoment(now, lang))).toEqual([
    '2026-11-21 19:07',
    '21.11.2026 19:07',
    '2026-11-21 19:07',
  ])
})

test('what was lately is said from now, what was long ago by its date', () => {
  const ago = (minutes: number) => languages.map((lang) => momentText(now - minutes * minute, lang, now))
  expect(ago(5)).toEqual(['5分钟前', '5 минут назад', '5 minutes ago'])
  expect(ago(180)).toEqual(['3小时前', '3 часа назад', '3 hours ago'])
  expect(ago(3 * 24 * 60)).toEqual(['2026-11-18 19:07', '18.11.2026 19:07', '2026-11-18 19:07'])
})
