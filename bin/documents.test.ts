import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('docs/security-tests.md names tests that exist', () => {
  const lines = readFileSync(join(root, 'docs', 'security-tests.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  expect(lines.length).toBeGreaterThan(25)
  const wrong = lines.filter((line) => {
    const [, file = '', title = ''] = /\| `(\S+)` (.+?) +\|$/.exec(line) ?? []
    return !existsSync(join(root, file)) || title === '' || !readFileSync(join(root, file), 'utf8').includes(title)
  })
  expect(wrong).toEqual([])
})
