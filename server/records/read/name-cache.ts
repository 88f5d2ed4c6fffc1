import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { elapsed } from '../../platform/process/clock.ts'

interface Kept {
  /** `source:key`, as names travel. */
  readonly id: string
  /** Null for what was asked for and is not there. */
  readonly name: string | null
  readonly until: number
}

// A change shows everywhere within 5 s (DAT-07), so nothing is believed for longer than that.
const lifetime = 3_000
const most = 20_000

type Cache = Map<string, Map<string, Kept>>

const caches = new WeakMap<object, Map<Lang, Cache>>()

/** What is remembered of the names wanted, and what has to be asked for. */
export function cachedNames(
  ctx: Ctx,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): { known: Record<string, string>; unknown: Map<string, Set<string>> } {
  const cache = cacheOf(ctx)
  const now = elapsed()
  const known: Record<string, string> = {}
  const unknown = new Map<string, Set<string>>()
  for (const [source, keys] of wanted) {
    const remembered = cache.get(source)
    for (const key of keys) {
      const kept = remembered?.get(key)
      if (kept === undefined || kept.until <= now) unknown.set(source, (unknown.get(source) ?? new Set()).add(key))
      else if (kept.name !== null) known[kept.id] = kept.name
    }
  }
  return { known, unknown }
}

/**
 * Remembers for a moment what was found for the keys asked for; within one page of a list the same ones come again and
 * again.
 */
export function keepNames(
  ctx: Ctx,
  asked: ReadonlyMap<string, ReadonlySet<string>>,
  names: Readonly<Record<string, string>>,
): void {
  const cache = cacheOf(ctx)
  const until = elapsed() + lifetime
  for (const [source, keys] of asked) {
    const remembered = cache.get(source) ?? new Map<string, Kept>()
    if (remembered.size > most) remembered.clear()
    for (const key of keys)
      remembered.set(key, { id: `${source}:${key}`, name: names[`${source}:${key}`] ?? null, until })
    cache.set(source, remembered)
  }
}

/** One cache by source per composition and language: two databases in one process never share names. */
function cacheOf({ running, lang }: Ctx): Cache {
  const languages = caches.get(running) ?? new Map<Lang, Cache>()
  caches.set(running, languages)
  const cache: Cache = languages.get(lang) ?? new Map()
  languages.set(lang, cache)
  return cache
}
