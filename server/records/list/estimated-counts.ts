import type { Ctx } from '../../platform/context/context.ts'
import { elapsed } from '../../platform/process/clock.ts'

interface Kept {
  readonly total: number
  readonly until: number
}

// Such a total is an estimate anyway; what is too many to count does not become countable in that time.
const lifetime = 30_000
const most = 1_000

const caches = new WeakMap<object, Map<string, Kept>>()

/**
 * The estimate made lately for a count that went beyond what is counted exactly, or null; `count` is its statement with
 * its values.
 */
export function estimatedCount(ctx: Ctx, count: string): number | null {
  const kept = cacheOf(ctx).get(count)
  return kept !== undefined && kept.until > elapsed() ? kept.total : null
}

/** Remembers such an estimate for a moment: who pages through a great list does not have it counted at every step. */
export function keepEstimatedCount(ctx: Ctx, count: string, total: number): void {
  const cache = cacheOf(ctx)
  if (cache.size >= most) cache.clear()
  cache.set(count, { total, until: elapsed() + lifetime })
}

/** One cache per composition: two databases in one process never share totals. */
function cacheOf({ running }: Ctx): Map<string, Kept> {
  const cache = caches.get(running) ?? new Map<string, Kept>()
  caches.set(running, cache)
  return cache
}
