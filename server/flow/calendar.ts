import sql from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import { elapsed } from '../clock.ts'
import type { Exceptions } from './working-time.ts'

// Holidays are announced months ahead; a minute of an old calendar harms nobody.
const lifetime = 60_000
const caches = new WeakMap<object, { readonly until: number; readonly exceptions: Exceptions }>()

/** The days that differ from Monday to Friday, as kept in engine.working_day. */
export async function workingDays(ctx: Ctx): Promise<Exceptions> {
  const kept = caches.get(ctx.running)
  if (kept !== undefined && kept.until > elapsed()) return kept.exceptions
  const rows = await ctx.sql.query<{ day: string; working: boolean }>(sql`select day, working from engine.working_day`)
  const exceptions = new Map(rows.map(({ day, working }) => [day, working]))
  caches.set(ctx.running, { until: elapsed() + lifetime, exceptions })
  return exceptions
}
