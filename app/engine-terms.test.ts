import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What the last column of the table names: identifiers, and names of files. */
const retired = readFileSync(join(root, 'docs', 'engine-terms.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name))

const sources = (spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout ?? '')
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && path !== 'app/engine-terms.test.ts')

test('no source and no file has a name that docs/engine-terms.md has retired', () => {
  expect(retired.length).toBeGreaterThan(50)
  expect(sources.length).toBeGreaterThan(1_000)
  const files = retired.filter((name) => name.includes('.'))
  const words = new RegExp(`\\b(?:${retired.filter((name) => !name.includes('.')).join('|')})\\b`, 'g')
  const found = sources.flatMap((path) => [
    ...(files.includes(basename(path)) ? [path] : []),
    ...[...readFileSync(join(root, path), 'utf8').matchAll(words)].map(([word]) => `${path}: ${word}`),
  ])
  expect(found).toEqual([])
})
