import { expect, test } from 'vitest'
import { document } from '../../../core/description/document.ts'
import { text } from '../../../kinds/index.ts'
import { verbsOf } from './permission-codes.ts'

const spec = {
  module: 'sea',
  name: 'log',
  code: 'rz',
  scope: 'everyone',
  title: 'line',
  fields: { line: text({}) },
  form: [],
  lists: {},
} as const

test('what only grows is edited and deleted by nobody, and made by people only where they enter it', () => {
  expect(verbsOf(document(spec))).toEqual(['ck', 'xz', 'bj', 'sc', 'dc', 'dr'])
  expect(verbsOf(document({ ...spec, appendOnly: true }))).toEqual(['ck', 'dc'])
  expect(verbsOf(document({ ...spec, appendOnly: 'entered' }))).toEqual(['ck', 'xz', 'dc', 'dr'])
})
