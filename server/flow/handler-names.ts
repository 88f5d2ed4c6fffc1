import sql from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'
import { elapsed } from '../clock.ts'

interface Kept {
  readonly name: string
  readonly until: number
}

// A change of name shows in new rows within 5 s (DAT-07).
const lifetime = 5_000
const most = 20_000
const caches = new WeakMap<object, Map<string, Kept>>()

/** Names as documents and approval records keep them: in Chinese, as they were at that moment. */
export async function handlerNames(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cache = cacheOf(ctx)
  const now = elapsed()
  const names = new Map<string, string>()
  const unknown: string[] = []
  for (const id of new Set(ids)) {
    const kept = cache.get(id)
    if (kept !== undefined && kept.until > now) names.set(id, kept.name)
    else unknown.push(id)
  }
  if (unknown.length === 0) return names
  const rows = await ctx.sql.query<{ id: string; name: string }>(prepared(sql`select id, user_name as name from base.person where id = any(${unknown}::uuid[])`))
  keepHandlerNames(ctx, rows)
  for (const { id, name } of rows) names.set(id, name)
  return names
}

/** Remembers names that another query brought along. */
export function keepHandlerNames(ctx: Ctx, people: readonly { readonly id: string; readonly name: string }[]): void {
  const cache = cacheOf(ctx)
  if (cache.size > most) cache.clear()
  const until = elapsed() + lifetime
  for (const { id, name } of people) cache.set(id, { name, until })
}

function cacheOf({ running }: Ctx): Map<string, Kept> {
  const cache = caches.get(running) ?? new Map<string, Kept>()
  caches.set(running, cache)
  return cache
}
