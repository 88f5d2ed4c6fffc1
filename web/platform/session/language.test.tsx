import { expect, test } from 'vitest'
import { beforeLang, chooseLang, currentLang } from './language.ts'

test('a language is shown once what it needs is loaded; of two choices the last counts, and a failed load hinders none', async () => {
  chooseLang('zh')
  const loads: Record<string, { readonly end: () => void; readonly fail: () => void }> = {}
  beforeLang(
    (lang) =>
      new Promise((end, fail) => {
        loads[lang] = { end, fail: () => fail(new Error('offline')) }
      }),
  )
  chooseLang('ru')
  chooseLang('en')
  expect(currentLang()).toBe('zh')
  loads['ru']?.end()
  await Promise.resolve()
  expect(currentLang(), 'the first choice came second').toBe('zh')
  loads['en']?.fail()
  await expect.poll(currentLang).toBe('en')
})
