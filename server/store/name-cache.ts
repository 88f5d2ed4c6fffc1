import type { Lang } from '../../core/language.ts'
import type { Ctx } from '../context.ts'
import { elapsed } from '../clock.ts'

interface Kept {
  /** Null for what was asked for and is not there. */
  readonly name: string | null
  readonly until: number
}

// A change shows everywhere within 5 s (DAT-07), so nothing is believed for longer than that.
const lifetime = 3_000
const most = 20_000

const caches = new WeakMap<object, Map<Lang, Map<string, Kept>>>()

/** What is remembered of the names wanted, and what has to be asked for. */
export function cachedNames(ctx: Ctx, wanted: ReadonlyMap<string, ReadonlySet<string>>): { known: Record<string, string>; unknown: Map<string, Set<string>> } {
  const cache = cacheOf(ctx)
  const now = elapsed()
  const known: Record<string, string> = {}
  const unknown = new Map<string, Set<string>>()
  for (const [source, keys] of wanted) {
    for (const key of keys) {
      const id = `${source}:${key}`
      const kept = cache.get(id)
      if (kept !== undefined && kept.until > now) {
        if (kept.name !== null) known[id] = kept.name
      } else unknown.set(source, (unknown.get(source) ?? new Set()).add(key))
    }
  }
  return { known, unknown }
}

/** Remembers for a moment what was found for the keys asked for; within one page of a list the same ones come again and again. */
export function keepNames(ctx: Ctx, asked: ReadonlyMap<string, ReadonlySet<string>>, names: Readonly<Record<string, string>>): void {
  const cache = cacheOf(ctx)
  if (cache.size > most) cache.clear()
  const until = elapsed() + lifetime
  for (const [source, keys] of asked) {
    for (const key of keys) cache.set(`${source}:${key}`, { name: names[`${source}:${key}`] ?? null, until })
  }
}

/** One cache per composition and language: two databases in one process never share names. */
function cacheOf({ running, lang }: Ctx): Map<string, Kept> {
  const languages = caches.get(running) ?? new Map<Lang, Map<string, Kept>>()
  caches.set(running, languages)
  const cache = languages.get(lang) ?? new Map<string, Kept>()
  languages.set(lang, cache)
  return cache
}
