import sql from 'sql-template-tag'
import { possible } from '../../../core/approval/possible-actions.ts'
import type { FlowState } from '../../../core/approval/state.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { definitionOf } from '../definitions.ts'

interface Decided {
  readonly taskId: string | null
  readonly approvalStatus: string
  readonly result: string | null
}

interface Row {
  readonly id: string
  readonly task: string
  readonly flow: string
  readonly version: number
  readonly state: FlowState
}

/** Those tasks whose agreement the caller may still take back, as the engine itself says. */
export async function withdrawable(ctx: Ctx, found: readonly Decided[]): Promise<ReadonlySet<string>> {
  const ids = found.flatMap(({ taskId, approvalStatus, result }) =>
    taskId !== null && approvalStatus === '1' && result === 'agreed' ? [taskId] : [],
  )
  if (ids.length === 0) return new Set()
  const rows = await ctx.sql.query<Row>(sql`
    select t.id, t.task, i.flow, i.version, i.state from engine.flow_task t join engine.flow_instance i on i.id = t.instance where t.id = any(${ids}::uuid[])
      and not exists (select from engine.flow_setting s where s.process = i.flow and 'withdraw' = any(s.closed))`)
  const open = await Promise.all(
    rows.map(async ({ id, task, flow, version, state }) => {
      const offers = possible(await definitionOf(ctx, flow, version), state, ctx.actor.id)
      return offers.some((offer) => offer.verb === 'withdraw' && offer.task === task) ? [id] : []
    }),
  )
  return new Set(open.flat())
}
