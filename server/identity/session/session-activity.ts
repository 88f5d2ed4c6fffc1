import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'

/**
 * When each session of this process was last used; written to the database a few times a minute, not at every request.
 */
export interface Activity {
  readonly touch: (sessionId: string, at: number) => void
  /** Epoch ms, or 0 when this process has not seen the session lately. */
  readonly seen: (sessionId: string) => number
  readonly flush: () => Promise<void>
  /** Writes what is left and stops. */
  readonly close: () => Promise<void>
}

const every = 5_000

/** Starts keeping activity; failures to write are told and tried again at the next turn. */
export function keepActivity(on: Sql, onError: (error: unknown) => void): Activity {
  let pending = new Map<string, number>()
  const recent = new Map<string, number>()

  async function flush(): Promise<void> {
    if (pending.size === 0) return
    const batch = pending
    pending = new Map()
    try {
      await write(on, batch)
    } catch (error) {
      for (const [id, at] of batch) if (!pending.has(id)) pending.set(id, at)
      onError(error)
      return
    }
    for (const [id, at] of batch) if (recent.get(id) === at) recent.delete(id)
  }

  const timer = setInterval(() => void flush(), every)
  timer.unref()
  return {
    touch(id, at) {
      pending.set(id, at)
      recent.set(id, at)
    },
    seen: (id) => recent.get(id) ?? 0,
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

async function write(on: Sql, batch: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...batch.keys()]
  const times = [...batch.values()].map((at) => new Date(at))
  await on.query(sql`
    update engine.session s set last_seen = t.at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as t(id, at)
    where s.id = t.id and s.last_seen < t.at`)
}
