import { cacheVersion } from '../../platform/database/cache-versions.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Answers counted before, as long as nobody's place, status or roles have changed since. */
export type KeptCounts = <T>(on: Sql, key: string, count: () => Promise<T>) => Promise<T>

const most = 500

/**
 * Counting a hundred thousand people at every opening of a picker would be its slowest part. Each change of a
 * person, post or role counts the version up in its own transaction, so what is kept is exact.
 */
export function keptCounts(): KeptCounts {
  let version = ''
  let kept = new Map<string, Promise<unknown>>()
  return async <T>(on: Sql, key: string, count: () => Promise<T>): Promise<T> => {
    const present = await cacheVersion(on, 'access')
    if (present !== version || kept.size > most) [version, kept] = [present, new Map()]
    const known = kept.get(key) as Promise<T> | undefined // one key is always counted in the same way
    if (known !== undefined) return known
    const counting = count()
    kept.set(key, counting)
    counting.catch(() => kept.delete(key))
    return counting
  }
}
