import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { stopEmbedded } from '../platform/database/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder of this test run alone; the first test that wants a database starts one in it. */
    readonly testFolder: string
  }
}

/** One folder, and in it at most one PostgreSQL, per test run; both are gone afterwards. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'amur-test-'))
  // PostgreSQL's user has to pass through.
  chmodSync(folder, 0o711)
  project.provide('testFolder', folder)
  return async () => {
    await stopEmbedded(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
