import sql, { type Sql } from 'sql-template-tag'
import type { SubflowNode } from '../../../core/approval/definition.ts'
import type { ChildOutcome } from '../../../core/approval/state.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Place } from '../step/decision-target.ts'

/** So many cases inside each other; what goes deeper calls itself. */
export const mostDeep = 5

/** A case of its own as it is kept; the place is its parent's. */
export interface ChildRow extends Place {
  readonly id: string
  readonly key: string
  readonly node: string
  readonly line: string | null
  readonly call: SubflowNode
  readonly waits: boolean
  readonly state: 'wanted' | 'running' | 'ended' | 'stopping' | 'over'
  readonly outcome: ChildOutcome | null
  readonly child: string | null
}

/** What has to be begun, ended or told, the oldest first; what a suspended parent would hear waits. */
export function childrenDue(ctx: Ctx): Promise<ChildRow[]> {
  return ctx.sql.query<ChildRow>(sql`
    ${selected} where c.state in ('wanted', 'ended', 'stopping') and c.problem is null and (c.state = 'stopping' or (i.state ->> 'suspended') = 'false')
    order by c.wanted, c.id limit 500`)
}

/** One of them as it is now. */
export async function childRow(ctx: Ctx, id: string): Promise<ChildRow | null> {
  const [row] = await ctx.sql.query<ChildRow>(sql`${selected} where c.id = ${id}::uuid`)
  return row ?? null
}

const selected: Sql = sql`
  select c.id, c.key, c.node, c.line, c.call, c.waits, c.state, c.outcome, c.child, i.id as instance, null as task, i.document, i.record_id as "recordId"
  from engine.flow_child c join engine.flow_instance i on i.id = c.parent`
