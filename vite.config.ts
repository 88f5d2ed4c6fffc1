import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, chunksHoldTheirGroup, firstChunksComeAlone } from './app/build/chunk-groups.ts'
import { declaredPages } from './app/build/declared-pages-plugin.ts'
import { landOutlines } from './app/build/land-outlines-plugin.ts'
import { officeClient } from './app/build/office-client-plugin.ts'
import { pdfAssets } from './app/build/pdf-assets-plugin.ts'
import { precompressed } from './app/build/precompress-plugin.ts'

const root = resolve(import.meta.dirname, 'app')

const pages = { index: page('index'), login: page('login'), public: page('public') }
const officeFrame = { office: page('office') }

/**
 * The pages; in the mode `office` the frame of office documents, built apart: it shares no chunk with the pages, whose
 * own would be cut smaller for its sake.
 */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    react(),
    declaredPages(),
    landOutlines(),
    ...(mode === 'office'
      ? [officeClient(import.meta.dirname)]
      : [pdfAssets(import.meta.dirname), firstChunksComeAlone()]),
    precompressed(),
    chunksHoldTheirGroup(),
  ],
  // The server puts a fresh nonce in the place of this word for each request.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: mode !== 'office',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // These packages only define; not saying so, they would all stay, forms and their rules among them, which no page
      // has.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(@rc-component|@ant-design|@formatjs)\//, sideEffects: false }],
      },
      input: mode === 'office' ? officeFrame : pages,
      output: { codeSplitting: { groups: [...chunkGroups] } },
    },
  },
}))

function page(name: string): string {
  return resolve(root, `${name}.html`)
}
