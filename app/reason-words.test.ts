import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../core/values/language.ts'
import { reasonWords } from '../server/operate/log/unscoped-reason-words.ts'

const root = resolve(import.meta.dirname, '..')

/** The reasons that the program gives for going beyond a person's scope. */
function reasonsIn(file: string): readonly string[] {
  const calls = [
    ...readFileSync(file, 'utf8').matchAll(/(?:withoutScope|asSystem|systemContext)\([^\n]*?'((?:[^'\\\n]|\\.)+)'/g),
  ]
  return calls.map(([, reason = '']) => reason.replaceAll("\\'", "'"))
}

test('every reason for which the system goes beyond a scope is told in Chinese and Russian too', () => {
  const files = ['app', 'base', 'server', 'modules'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('test'))
      .map((file) => join(root, folder, file)),
  )
  const reasons = files.flatMap(reasonsIn).filter((reason) => !languages.some((lang) => lang === reason))
  expect(reasons.length).toBeGreaterThan(80)
  expect(
    reasons.filter((reason) => reasonWords[reason] === undefined),
    'to be told in server/operate/log/engine-unscoped-reason-words.ts or business-unscoped-reason-words.ts',
  ).toEqual([])
})
