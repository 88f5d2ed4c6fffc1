import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A name under which a folder is prepared, so that it appears under its own name only when whole. */
export function draftFolder(home: string): string {
  return join(home, `draft-${process.pid}-${randomBytes(4).toString('hex')}`)
}

/** Gives a prepared folder its name; whoever comes second throws his own away. */
export function putInPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** Removes what killed processes were preparing; what they had started may write there for a moment more. */
export function sweepDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^draft-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
