import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, chunksHoldTheirGroup } from './app/build/chunk-groups.ts'
import { declaredPages } from './app/build/declared-pages.ts'
import { landOutlines } from './app/build/land-outlines.ts'
import { officeClient } from './app/build/office-client.ts'
import { pdfAssets } from './app/build/pdf-assets.ts'
import { precompressed } from './app/build/precompressed.ts'

const root = resolve(import.meta.dirname, 'app')

export default defineConfig({
  root,
  plugins: [
    react(),
    declaredPages(),
    landOutlines(),
    officeClient(import.meta.dirname),
    pdfAssets(import.meta.dirname),
    precompressed(),
    chunksHoldTheirGroup(),
  ],
  // The server puts a fresh nonce in the place of this word for each request.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // These packages only define; not saying so, they would all stay, forms and their rules among them, which no page
      // has.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(@rc-component|@ant-design|@formatjs)\//, sideEffects: false }],
      },
      input: {
        index: resolve(root, 'index.html'),
        login: resolve(root, 'login.html'),
        public: resolve(root, 'public.html'),
        office: resolve(root, 'office.html'),
      },
      output: { codeSplitting: { groups: [...chunkGroups] } },
    },
  },
})
