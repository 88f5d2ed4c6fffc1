import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The stamp of the build that runs, whose descriptions the build has checked; null where the sources run. What is built
 * lies beside it in dist/.
 */
export function buildStamp(): string | null {
  const path = join(import.meta.dirname, 'stamp')
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
