import { expect, test } from 'vitest'
import { languages, type Words } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import { askAccessWords } from './ask-access.ts'
import { commandPaletteWords } from './command-palette.ts'
import { httpWords } from './http.ts'
import { noticeWords } from './notices.ts'
import { stateWords } from './page-states.ts'
import { passwordWords } from './password.ts'
import { shellWords } from './shell.ts'
import { signInWords } from './sign-in.ts'
import { welcomeWords } from './welcome.ts'

const all: Readonly<Record<string, Words>> = {
  ...askAccessWords,
  ...httpWords,
  ...noticeWords,
  ...commandPaletteWords,
  ...passwordWords,
  ...shellWords,
  ...signInWords,
  ...stateWords,
  ...welcomeWords,
}
const holes = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))

test('LNG-01 every text of the shell is said in three languages with the same holes', () => {
  for (const [name, words] of Object.entries(all)) {
    for (const lang of languages) expect(words[lang].trim(), `${name} ${lang}`).not.toBe('')
    expect(holes(words.ru), name).toEqual(holes(words.zh))
    expect(holes(words.en), name).toEqual(holes(words.zh))
    expect(words.zh, name).not.toMatch(/[а-яё]/i)
    expect(words.ru, name).not.toMatch(/\p{Script=Han}/u)
    expect(words.en, name).not.toMatch(/[а-яё]|\p{Script=Han}/iu)
  }
})

test('LNG-01 Russian counts the way Russian does', () => {
  const said = [1, 2, 5, 21].map((n) => say('ru', shellWords.noticesUnread.ru, { n }))
  expect(said).toEqual([
    'Уведомления, 1 непрочитанное',
    'Уведомления, 2 непрочитанных',
    'Уведомления, 5 непрочитанных',
    'Уведомления, 21 непрочитанное',
  ])
})

test('SES-09 the exact Chinese texts of the error catalogue', () => {
  expect(
    [httpWords.timedOut, httpWords.forbidden, httpWords.missing, httpWords.unavailable, httpWords.wrongParams].map(
      (words) => words.zh,
    ),
  ).toEqual(['登录超时，请重新登录', '接口权限不足', '接口不存在', '接口暂时不可用', '错误的传参'])
})
