import sql, { type Sql } from 'sql-template-tag'
import type { ApprovalMark } from '../../core/approval/approval-substatus.ts'
import type { RecordFlow } from '../platform/context/approval-port.ts'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'
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

interface Row {
  readonly id: string
  readonly flow: string
  readonly version: number
  readonly mark: ApprovalMark | null
}

/** How the approvals of these records stand, by record id; one statement, and versions of flows are remembered. */
export async function flowsOfRecords(
  ctx: Ctx,
  document: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordFlow>> {
  const found = await ctx.sql.query<Row>(
    prepared(sql`
    select i.record_id as id, i.flow, i.version, ${markOfInstance} as mark from engine.flow_instance i where i.document = ${document} and i.record_id = any(${ids}::uuid[])`),
  )
  const versions = new Map(found.map((one) => [`${one.flow} ${one.version}`, one]))
  const definitions = new Map(
    await Promise.all(
      [...versions].map(async ([key, { flow, version }]) => [key, await definitionOf(ctx, flow, version)] as const),
    ),
  )
  return new Map(
    found.flatMap(({ id, flow, version, mark }): [string, RecordFlow][] => {
      const definition = definitions.get(`${flow} ${version}`)
      return definition === undefined ? [] : [[id, { definition, mark }]]
    }),
  )
}
