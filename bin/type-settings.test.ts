import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('the types of every source are checked', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const checked = new Set(ts.parseJsonConfigFileContent(config, ts.sys, root).fileNames)
  const all = ts.sys.readDirectory(root, ['.ts', '.tsx', '.mts'], ['node_modules', 'dist', 'data', '.cache'])
  expect(all.filter((path) => !checked.has(path))).toEqual([])
})

test('lint refuses globals of pages in the server, those of Node in pages, and both where the two share', () => {
  const page = 'export const title = document.title'
  const node = 'export const home = process.env.HOME'
  const shared = ['core/a.ts', 'base/a.ts', 'kinds/text/kind.ts', 'modules/trade/bill.ts']
  const refused = [
    ...['server/a.ts', 'modules/trade/bill.server.ts', 'app/server.ts', ...shared].map((path) => [path, page]),
    ...['web/a.ts', 'ui/a.tsx', 'modules/trade/screens/bill.tsx', 'app/web.tsx', ...shared].map((path) => [path, node]),
  ]
  const allowed = [
    ['server/b.ts', node],
    ['modules/trade/price.server.ts', node],
    ['web/b.ts', page],
    ['modules/trade/screens/price.tsx', page],
    ['web/b.test.ts', `${page}\n${node}`],
  ]
  expect(refusedByLint(refused)).toEqual(refused.map(([path]) => path).sort())
  expect(refusedByLint(allowed)).toEqual([])
})

/** The paths of the files that use a global their place has not; `files` are pairs of path and text. */
function refusedByLint(files: readonly (readonly string[])[]): string[] {
  return files.flatMap(([path = '', text = '']) => (namesUndefined(path, text) ? [path] : [])).sort()
}

function namesUndefined(path: string, text: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    const lint = [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'unix']
    const { stdout } = spawnSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' })
    return stdout.includes('eslint(no-undef)')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
