import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packed = /\.(js|css|svg|html|json)$/
// Most chunks come out of a build as they came out of the one before, and packing them again takes most of its time.
const kept = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'amur-packed')

const ways = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses a page's parts. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      await mkdir(kept, { recursive: true })
      const files = (await readdir(dir, { recursive: true })).filter((file) => packed.test(file))
      await Promise.all(files.flatMap((file) => (['br', 'gz'] as const).map((way) => pack(join(dir, file), way))))
    },
  }
}

async function pack(file: string, way: keyof typeof ways): Promise<void> {
  const text = await readFile(file)
  const known = join(kept, `${createHash('sha256').update(text).digest('hex')}.${way}`)
  if (
    await copyFile(known, `${file}.${way}`).then(
      () => true,
      () => false,
    )
  )
    return
  const small = await ways[way](text)
  await writeFile(`${file}.${way}`, small)
  // Whole or not at all: two builds may keep the same one, and so may two files of one build.
  const draft = `${known}.${randomUUID()}`
  await writeFile(draft, small)
  await rename(draft, known)
}
