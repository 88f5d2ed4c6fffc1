import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

// No compiler follows these, so that a renamed program would be missed when it is started.
const joined = /join\(\s*import\.meta\.dirname,\s*((?:'[^']+'(?:,\s*)?)+)\)/g
const beside = /new URL\('([^']+)',\s*import\.meta\.url\)/g
// What is built stands beside the program that names it.
const built = new Set(['bench/approval-throughput-program.ts: approval-throughput-client.mjs'])

test('a file that is named beside another by its path is there', () => {
  const missing = sources().flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...pathsIn(text, joined), ...pathsIn(text, beside)]
      .filter((path) => /\.\w+$/.test(path) && !existsSync(resolve(dirname(file), path)))
      .map((path) => `${relative(root, file)}: ${path}`)
  })
  expect(missing.filter((one) => !built.has(one))).toEqual([])
})

test('what modules that are generated for a measurement import from the product is there', () => {
  const text = readFileSync(join(root, 'bench/growth/generate-modules.ts'), 'utf8')
  const named = [...text.matchAll(/from '(?:\.\.\/){2,}([\w/-]+\.ts)'/g)].map(([, path = '']) => path)
  expect(named).toContain('core/description/document-words.ts')
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

function pathsIn(text: string, found: RegExp): readonly string[] {
  return [...text.matchAll(found)].map(([, said = '']) =>
    said.startsWith("'") ? join(...[...said.matchAll(/'([^']+)'/g)].map(([, part = '']) => part)) : said,
  )
}

function sources(): readonly string[] {
  const folders = ['app', 'base', 'bench', 'bin', 'core', 'kinds', 'modules', 'server', 'ui', 'web']
  return folders.flatMap((folder) =>
    ts.sys.readDirectory(join(root, folder), ['.ts', '.tsx', '.mts', '.mjs'], ['node_modules']),
  )
}
