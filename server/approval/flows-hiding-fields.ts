import sql from 'sql-template-tag'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'
import { elapsed } from '../platform/process/clock.ts'

interface Known {
  readonly hiding: Set<string>
  askedAt: number
}

// Rights that change on another process are felt within five seconds.
const life = 3_000

const caches = new WeakMap<object, Known>()

/**
 * Whether some version of this flow keeps fields from those it asks. Most flows never do, and what has to be asked at
 * every reading costs their documents nothing. One that began to on this process is known before it is committed.
 */
export async function hidesSome(ctx: Ctx, flow: string): Promise<boolean> {
  const known = knownOf(ctx)
  if (!known.hiding.has(flow) && elapsed() - known.askedAt >= life) await ask(ctx, known)
  return known.hiding.has(flow)
}

/** The same at once, as far as is known: yes while nothing is. */
export function mayHide(ctx: Ctx, flow: string): boolean {
  const { hiding, askedAt } = knownOf(ctx)
  return hiding.has(flow) || elapsed() - askedAt >= life
}

/** Says that a step of this flow keeps fields from those it asks. */
export function beganHiding(ctx: Ctx, flow: string): void {
  knownOf(ctx).hiding.add(flow)
}

async function ask({ sql: on }: Ctx, known: Known): Promise<void> {
  const askedAt = elapsed()
  const rows = await on.query<{ key: string }>(
    prepared(sql`
    select distinct key from engine.flow_definition where jsonb_path_exists(definition, '$.nodes.*.fields.* ? (@ == "hide")')`),
  )
  for (const { key } of rows) known.hiding.add(key)
  known.askedAt = askedAt
}

/** One memory per composition: two databases in one process never share it. */
function knownOf({ running }: Ctx): Known {
  const known = caches.get(running) ?? { hiding: new Set(), askedAt: -Infinity }
  caches.set(running, known)
  return known
}
