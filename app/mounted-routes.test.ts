import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Method, productServer } from './testing/all-routes-server.ts'
import { groupWorld } from './testing/group-world.ts'

const { app, close } = await productServer(await groupWorld())
afterAll(close)

test('every call that a room of the server declares is answered by the product', async () => {
  await app.ready()
  const declared = callsDeclaredIn(join(import.meta.dirname, '..', 'server'))
  expect(declared.length).toBeGreaterThan(140)
  const missing = declared.filter(({ method, url }) => !app.hasRoute({ method, url }))
  expect(missing).toEqual([])
})

interface Declared {
  readonly file: string
  readonly method: Method
  readonly url: string
}

/** Calls whose paths stand in the sources as they are; those over every document are made of a variable. */
function callsDeclaredIn(folder: string): Declared[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /\bapp\.(get|post|put|patch|delete)\b[^'`"]*?\(\s*'(\/[^']+)'/g,
        ),
      ].map(
        ([, method = '', url = '']) => ({ file, method: method.toUpperCase() as Method, url }), // one of the five
      ),
    )
}
