import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEndOfFile } from '../../../testing/end-of-test-file.ts'

/** A folder for files that is gone after the test file. */
export function fileFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amur-files-'))
  atEndOfFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}
