import { defineConfig } from 'vitest/config'

const folders = ['core', 'kinds', 'base', 'server', 'modules', 'app', 'bin', 'web', 'ui', 'bench', 'bank-simulator']

export default defineConfig({
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', '**/e2e/**', '**/*.product.test.ts'],
    environment: 'node',
    // Processes, not threads: native modules (hashing, images) and signals then work as in the server.
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
