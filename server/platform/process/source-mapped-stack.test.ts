import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { sourcedStack } from './source-mapped-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'amur-sourced-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an error of a built server is told of by its place in the sources', () => {
  const source = join(folder, 'broken.ts')
  writeFileSync(
    source,
    'interface Nothing { readonly more: string }\n\nexport const fails = (_: Nothing) => {\n  throw new Error("here")\n}\n',
  )
  const built = join(folder, 'broken.mjs')
  buildSync({
    entryPoints: [source],
    outfile: built,
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    minify: true,
  })
  const column = 'const r=o=>{'.length
  const stack = `Error: here\n    at r (file://${built}:1:${column + 1})\n    at async run (/nowhere/else.mjs:7:9)\n    at node:internal/main:1:1`
  expect(sourcedStack(stack)).toBe(
    `Error: here\n    at r (${source}:4:3)\n    at async run (/nowhere/else.mjs:7:9)\n    at node:internal/main:1:1`,
  )
})
