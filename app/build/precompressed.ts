import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packed = /\.(js|css|svg|html|json)$/

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses a page's parts. */
export function precompressed(): Plugin {
  return { name: 'precompressed', apply: 'build', writeBundle: async ({ dir = '' }) => {
    const files = (await readdir(dir, { recursive: true })).filter((file) => packed.test(file))
    await Promise.all(files.map((file) => pack(join(dir, file))))
  } }
}

async function pack(file: string): Promise<void> {
  const text = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, quality), promisify(gzip)(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
