import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The requirements that this product claims, by family: their first and last number. */
const claimed = { ACC: [1, 17], SES: [1, 14], DAT: [1, 10], FIL: [1, 11], WID: [0, 18], LNG: [1, 1], EXT: [1, 1], WFL: [1, 5] } as const

/** Not built yet. */
const exceptions = new Set<string>([])

const root = join(import.meta.dirname, '..')
const homes = ['app', 'base', 'bench', 'bin', 'core', 'kinds', 'modules', 'server', 'ui', 'web', 'bank-simulator']

test('every requirement has a test that names it', () => {
  const named = new Set(homes.flatMap((home) => testsIn(join(root, home))).flatMap((file) => titles(readFileSync(file, 'utf8'))).flatMap((title) => title.match(/\b[A-Z]{3}-\d{2}\b/g) ?? []))
  const asked = Object.entries(claimed).flatMap(([family, [first, last]]) => Array.from({ length: last - first + 1 }, (_, at) => `${family}-${String(first + at).padStart(2, '0')}`))
  expect(asked.filter((line) => !named.has(line) && !exceptions.has(line))).toEqual([])
  expect([...exceptions].filter((line) => named.has(line)), 'built after all: take it off the exceptions').toEqual([])
})

test('a title is found whichever way a test is written', () => {
  expect(titles('test(\'ACC-01 one\', …)\nit.each([1])("SES-02 two", …)\ndescribe(`LNG-01 three`, …)\n// test of DAT-01')).toEqual(['ACC-01 one', 'SES-02 two', 'LNG-01 three'])
})

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(test|spec)\.tsx?$/.test(file.name) && file.name !== 'requirements.test.ts')
    .map((file) => join(file.parentPath, file.name))
}

/** What tests are called; a number in a comment proves nothing. */
function titles(source: string): string[] {
  return [...source.matchAll(/\b(?:test|it|describe)(?:\.\w+)?(?:\([^'"`\n]*\))?\(\s*(['"`])(.*?)\1/g)].map(([, , title = '']) => title)
}
