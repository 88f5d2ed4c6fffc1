import type { Sql } from '../../platform/database/sql.ts'
import { elapsed } from '../../platform/process/clock.ts'
import { readSession, type SessionRow } from './session-row.ts'

interface Entry {
  readonly readAt: number
  readonly row: Promise<SessionRow | null>
}

/** What this process knows of sessions, never older than a fraction of a second. */
export interface SessionCache {
  /** As read lately. */
  readonly get: (id: string) => Promise<SessionRow | null>
  /** As it is now. */
  readonly fresh: (id: string) => Promise<SessionRow | null>
  readonly forget: (id?: string) => void
}

const most = 10_000

/** Reads sessions at most once in `life` milliseconds each; requests that come together share one reading. */
export function sessionCache(on: Sql, life: number): SessionCache {
  const entries = new Map<string, Entry>()

  function read(id: string): Promise<SessionRow | null> {
    if (entries.size >= most) entries.clear()
    const row = readSession(on, id)
    entries.set(id, { readAt: elapsed(), row })
    // A reading that failed is not remembered.
    row.catch(() => entries.delete(id))
    return row
  }

  return {
    get(id) {
      const entry = entries.get(id)
      return entry !== undefined && elapsed() - entry.readAt < life ? entry.row : read(id)
    },
    fresh: read,
    forget(id) {
      if (id === undefined) entries.clear()
      else entries.delete(id)
    },
  }
}
