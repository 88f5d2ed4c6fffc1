import { expect, test } from 'vitest'
import { pageLabels } from './page-labels.ts'

test('labels of pages come language by language; until its own has come a page is called as it was', async () => {
  const asked: string[] = []
  const labels = pageLabels((lang) => {
    asked.push(lang)
    return Promise.resolve([`${lang} 1`, `${lang} 2`])
  })
  const second = labels.at(1)
  expect(second.zh).toBe('')
  await labels.load('ru')
  expect([second.ru, second.en, labels.has('en')]).toEqual(['ru 2', 'ru 2', false])
  await labels.load('en')
  await labels.load('en')
  expect([second.en, asked]).toEqual(['en 2', ['ru', 'en']])
})
