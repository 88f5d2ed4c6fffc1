import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const parts = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/**
 * Lays the letter tables, fonts and decoders that some pdf files ask for beside the pages' own parts, under the
 * library's version.
 */
export function pdfAssets(root: string): Plugin {
  const library = join(root, 'node_modules', 'pdfjs-dist')
  return {
    name: 'pdf-assets',
    apply: 'build',
    writeBundle: async ({ dir = '' }) => {
      const { version } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8')) as {
        readonly version: string
      } // every package has one
      await Promise.all(
        parts.map((part) => cp(join(library, part), join(dir, 'assets', `pdf-${version}`, part), { recursive: true })),
      )
    },
  }
}
