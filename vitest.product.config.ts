import { defineConfig } from 'vitest/config'
import './bin/memory-folder.mjs'

/** Tests that run the built product as real processes; `node bin/build.mjs` comes first. */
export default defineConfig({
  test: {
    include: ['app/**/*.product.test.ts'],
    environment: 'node',
    pool: 'forks',
    // They kill and measure: one at a time.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
})
