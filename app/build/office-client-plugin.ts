import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Puts the client library of the office frame beside the pages, one file under a name that stays: pages of other systems
 * name it.
 */
export function officeClient(root: string): Plugin {
  return {
    name: 'office-client',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'office-sdk.js', source: await clientScript(root) })
    },
  }
}

/** The library as a script that defines `WebOfficeSDK`. */
async function clientScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'web', 'office-frame', 'client', 'web-office-sdk.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'WebOfficeSDK',
    target: 'es2019',
  })
  return outputFiles[0]?.text ?? ''
}
