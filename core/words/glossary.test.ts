import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { glossaryText } from './glossary.ts'

test('the glossary says what the terms say', () => {
  expect(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'glossary.md'), 'utf8')).toBe(glossaryText())
})
