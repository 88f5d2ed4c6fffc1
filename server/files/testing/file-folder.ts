import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for files that is gone after the test file. */
export function fileFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amur-files-'))
  folders.push(folder)
  return folder
}

const folders: string[] = []
// Set on import, so that it runs after what the test file itself ends.
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))
