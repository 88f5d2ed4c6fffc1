import sql from 'sql-template-tag'
import { possible } from '../../core/approval/possible-actions.ts'
import type { FlowState } from '../../core/approval/state.ts'
import { approvalVerbs } from '../platform/context/approval-port.ts'
import type { Ctx } from '../platform/context/context.ts'
import { named } from '../platform/database/sql.ts'
import { definitionOf } from './definitions.ts'

interface Row {
  readonly flow: string
  readonly version: number
  readonly ver: number
  /** Null where the version is the one that is remembered. */
  readonly state: FlowState | null
  /** Verbs that are switched off for the process; null for none. */
  readonly closed: readonly string[] | null
}

interface Remembered {
  readonly ver: number
  readonly verbs: readonly string[]
}

const most = 20_000
const caches = new WeakMap<object, Map<string, Remembered>>()

/**
 * The verbs of a record's approval that the caller may use now; null where it has none yet. A version of an instance
 * never changes, so what the engine said of it is remembered, and its state is fetched and tried only when it has
 * moved.
 */
export async function offeredVerbsOf(
  ctx: Ctx,
  document: string,
  id: string,
  admin: boolean,
): Promise<readonly string[] | null> {
  const cache = cacheOf(ctx)
  const key = `${id} ${ctx.actor.id} ${admin}`
  const known = cache.get(key)
  const [row] = await ctx.sql.query<Row>(
    named(
      'verbs of an instance',
      sql`
    select flow, version, ver, case when ver = ${known?.ver ?? -1}::integer then null else state end as state,
      (select closed from engine.flow_setting s where s.process = flow) as closed
    from engine.flow_instance where document = ${document} and record_id = ${id}::uuid`,
    ),
  )
  if (row === undefined) return null
  const open = (verbs: readonly string[]) =>
    admin ? verbs : verbs.filter((verb) => row.closed?.includes(verb) !== true)
  if (row.state === null) return open(known?.verbs ?? [])
  const verbs = verbsIn(await definitionOf(ctx, row.flow, row.version), row.state, ctx.actor.id, admin)
  if (cache.size >= most) cache.clear()
  cache.set(key, { ver: row.ver, verbs })
  return open(verbs)
}

function verbsIn(
  definition: Parameters<typeof possible>[0],
  state: FlowState,
  person: string,
  admin: boolean,
): readonly string[] {
  const found = possible(definition, state, person, admin).filter(({ task }) => task === undefined)
  return approvalVerbs.filter((verb) => found.some((offer) => offer.verb === verb))
}

/** One cache per composition: two databases in one process never share instances. */
function cacheOf({ running }: Ctx): Map<string, Remembered> {
  const cache = caches.get(running) ?? new Map<string, Remembered>()
  caches.set(running, cache)
  return cache
}
