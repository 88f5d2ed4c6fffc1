import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('every source is read with the settings of the server, of pages or of their tests', () => {
  const read = new Set(['server', 'web', 'tests'].flatMap(sourcesOf))
  const all = ts.sys.readDirectory(root, ['.ts', '.tsx', '.mts'], ['node_modules', 'dist', 'data', '.cache'])
  const left = all.filter((path) => !read.has(path))
  expect(left).toEqual([])
})

test('the server knows no page and pages know no Node', () => {
  const { options: server } = settings('server')
  const { options: web } = settings('web')
  expect([server.lib?.some((name) => name.includes('dom')), server.types]).toEqual([false, ['node']])
  expect(web.types).toEqual(['vite/client'])
})

function settings(name: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(join(root, `tsconfig.${name}.json`), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, root)
}

function sourcesOf(name: string): string[] {
  return settings(name).fileNames
}
