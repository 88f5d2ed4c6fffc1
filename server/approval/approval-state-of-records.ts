import sql, { type Sql } from 'sql-template-tag'
import type { ApprovalMark } from '../../core/approval/approval-substatus.ts'
import type { ApprovalStanding, RecordFlow } from '../platform/context/approval-port.ts'
import type { Ctx } from '../platform/context/context.ts'
import { definitionOf } from './definitions.ts'

/** What the status of an instance `i` does not say. */
export const markOfInstance = sql`case
      when (i.state ->> 'suspended') = 'true' then 'suspended'
      when i.status in ('0', '4') then case (select l.verb from engine.flow_log l where l.instance = i.id order by l.seq desc limit 1)
        when 'reject' then case when i.status = '0' then 'returned' end
        when 'refuse' then case when i.status = '4' then 'refused' end
      end end`

const statusOf: Readonly<Record<ApprovalMark, string>> = { suspended: '1', returned: '0', refused: '4' }

/** The condition on a record `t` whose approval has one of these marks; the status finds the few that are looked at. */
export function marked(marks: readonly ApprovalMark[]): Sql {
  const statuses = marks.map((one) => statusOf[one])
  return sql`(t.approval_status = any(${statuses}::text[]) and exists (select 1 from engine.flow_instance i where i.id = t.proc_inst_id and (${markOfInstance}) = any(${marks}::text[])))`
}

/**
 * How the approval of a record `t` stands, as `flowsOfStandings` takes it: for those that have one under way or that
 * ended early; null for all others, whose status says everything.
 */
export const standing = sql`case when t.current_node <> '' or (t.proc_inst_id is not null and t.approval_status in ('0', '4'))
      then (select json_build_array(i.flow, i.version, ${markOfInstance}) from engine.flow_instance i where i.id = t.proc_inst_id) end`

/** The version of each record's flow, and its mark, by record id; versions are remembered. */
export async function flowsOfStandings(
  ctx: Ctx,
  standings: ReadonlyMap<string, ApprovalStanding>,
): Promise<ReadonlyMap<string, RecordFlow>> {
  const flows = await Promise.all(
    [...standings].map(async ([id, [flow, version, mark]]): Promise<[string, RecordFlow]> => {
      return [id, { definition: await definitionOf(ctx, flow, version), mark }]
    }),
  )
  return new Map(flows)
}
