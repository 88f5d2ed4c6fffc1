import { expect, test } from 'vitest'
import { languages } from '../core/values/language.ts'
import { compose } from '../server/main/compose-modules.ts'
import { verbLabel } from '../server/records/read/verb-label.ts'
import { detailWords } from '../web/detail/words.ts'
import { modules } from './modules.ts'

const running = compose({ modules })
const derivations = modules.flatMap((module) => module.derivations ?? [])
const { submit, withdraw, revoke, close, archive, edit, remove, print } = detailWords
const standard = [submit, withdraw, revoke, close, archive, edit, remove, print]

test('what is made from a record is called otherwise than its verbs, and than all else that is made from it', () => {
  const doubles = [...running.documents].flatMap(([key, { doc }]) => {
    const made = derivations.filter(({ from }) => from === key).map(({ label }) => label)
    return languages.flatMap((lang) => {
      const verbs = Object.entries(doc.actions ?? {})
        .filter(([, { needs }]) => needs !== 'system')
        .map(([verb]) => verbLabel({ lang, running }, doc, verb))
      const said = [...verbs, ...standard.map((words) => words[lang])]
      const names = made.map((label) => label[lang])
      return names
        .filter((name, at) => said.includes(name) || names.indexOf(name) !== at)
        .map((name) => `${key} ${lang} ${name}`)
    })
  })
  expect(derivations.length).toBeGreaterThan(20)
  expect(doubles).toEqual([])
})
