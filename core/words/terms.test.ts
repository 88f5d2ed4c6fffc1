import { expect, test } from 'vitest'
import { approvalColumns, baseColumns } from '../description/document.ts'
import { languages, type Words } from '../values/language.ts'
import { approvalTerms, baseTerms, terms } from './terms.ts'

const all: readonly (readonly [string, Words])[] = [baseTerms, approvalTerms, terms].flatMap((group) =>
  Object.entries(group),
)

test('LNG-01 every term is said in three languages, each in its own script', () => {
  for (const [name, words] of all) {
    for (const lang of languages) expect(words[lang].trim(), `${name} ${lang}`).toBe(words[lang])
    expect(words.zh, name).toMatch(/\p{Script=Han}/u)
    expect(words.ru, name).toMatch(/\p{Script=Cyrillic}|CNAPS|SWIFT/u)
    expect(words.en, name).not.toMatch(/\p{Script=Han}|\p{Script=Cyrillic}/u)
  }
})

test('one concept has one name: no two terms share a Chinese text with different translations', () => {
  const byZh = new Map<string, Words>()
  for (const [name, words] of all) {
    expect(byZh.get(words.zh) ?? words, name).toEqual(words)
    byZh.set(words.zh, words)
  }
})

test('every column that a person sees on any document has its label', () => {
  const unseen = ['id', 'procInstId']
  expect([...Object.keys(baseTerms), ...Object.keys(approvalTerms)].toSorted()).toEqual(
    [...baseColumns, ...approvalColumns].filter((name) => !unseen.includes(name)).toSorted(),
  )
})
