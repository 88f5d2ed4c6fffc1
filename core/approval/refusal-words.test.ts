import { expect, test } from 'vitest'
import { languages, type Lang } from '../values/language.ts'
import { say } from '../words/format-message.ts'
import { flowWords } from './refusal-words.ts'
import { statuses } from './state.ts'
import { actionNames } from './status-and-action-names.ts'

test('a refusal says state and action by name in each language', () => {
  const said = (lang: Lang) => say(lang, flowWords['flow.not-allowed']?.[lang] ?? '', { state: '1', action: 'delete' })
  expect(said('zh')).toBe('当前状态【审批中】不允许【删除】')
  expect(said('ru')).toBe('В состоянии «На согласовании» действие «Удалить» недоступно')
  expect(said('en')).toBe('“Delete” is not possible in the state “In progress”')
})

test('every refusal is said for every state and action in every language', () => {
  for (const words of Object.values(flowWords))
    for (const lang of languages) {
      for (const state of statuses)
        for (const action of Object.keys(actionNames)) {
          expect(say(lang, words[lang], { state, action })).not.toContain('?')
        }
    }
})
