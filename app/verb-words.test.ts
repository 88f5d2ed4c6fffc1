import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { deedNames } from '../core/approval/status-and-action-names.ts'
import { languages } from '../core/values/language.ts'
import { compose } from '../server/main/compose-modules.ts'
import { verbLabel } from '../server/records/read/verb-label.ts'
import { modules } from './modules.ts'

const root = resolve(import.meta.dirname, '..')
const running = compose({ modules })
const always = [
  'create',
  'update',
  'delete',
  'number',
  'comment',
  'commentEdit',
  'commentRemove',
  'print',
  'download',
  'reveal',
  'export',
  'returned',
  'approved',
  'withdrawn',
  'revoked',
  'closed',
  'sealed',
  'automatic',
]

/** What our own code writes into records: the document and the verb of each `change` that names them. */
function written(): readonly { readonly doc: string; readonly verb: string }[] {
  const files = ['server', 'modules'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  return files
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bchange\([^\n]*?, (\w+), [^\n]*?\{ verb: '(\w+)'/g)].map(
        ([, doc = '', verb = '']) => ({ doc, verb }),
      ),
    )
}

test('no verb of any document is told by its code: every one that a log may hold has words in three languages', () => {
  const own = written()
  expect(own.length).toBeGreaterThan(3)
  const silent = [...running.documents.values()].flatMap(({ doc }) => {
    const flow = doc.approval === undefined ? [] : Object.keys(deedNames)
    const verbs = new Set([
      ...always,
      ...flow,
      ...Object.keys(doc.actions ?? {}),
      ...own.filter((one) => one.doc === doc.name).map(({ verb }) => verb),
    ])
    return [...verbs]
      .filter((verb) => languages.some((lang) => verbLabel({ lang, running }, doc, verb) === verb))
      .map((verb) => `${doc.module}.${doc.name} ${verb}`)
  })
  expect(silent).toEqual([])
})
