import sql from 'sql-template-tag'
import { deviceOf } from '../../../base/user-agent-device.ts'
import { counted } from '../../records/system-list/rows-and-count.ts'
import type { CallRow } from '../../records/system-list/system-list-routes.ts'
import { withPeople } from './audit-line-names.ts'
import { logConditions } from './log-conditions.ts'

interface Row {
  readonly at: number
  readonly account: string
  readonly person: string | null
  readonly personName: string
  readonly outcome: string
  readonly way: string
  readonly agent: string
  readonly ip: string
  readonly requestId: string
  readonly id: string
}

const columns = {
  at: sql`l.at`,
  account: sql`l.account`,
  personName: sql`l.person_name`,
  ip: sql`l.ip`,
  requestId: sql`l.request_id`,
  outcome: sql`l.outcome`,
  way: sql`l.way`,
}

/** Attempts to sign in, newest first. */
export const signInLines = counted({
  rows: async (ctx, asked, { limit, offset }) => {
    const rows = await ctx.sql.query<Row>(sql`
      select l.id, l.at, l.account, l.person_id as person, coalesce(nullif(l.person_name, ''), p.user_name, '') as "personName", l.outcome, l.way, l.agent, l.ip, l.request_id as "requestId"
      from engine.sign_in_log l left join base.person p on p.id = l.person_id
      where ${logConditions(asked, columns)} order by l.id desc limit ${limit} offset ${offset}`)
    return (await withPeople(ctx, rows)).map(({ agent, ...row }): CallRow => ({ ...row, device: deviceOf(agent) }))
  },
  count: async ({ sql: on }, asked, most) => {
    const [row] = await on.query<{ count: number }>(
      sql`select count(*)::int as count from (select from engine.sign_in_log l where ${logConditions(asked, columns)} limit ${most}) l`,
    )
    return row?.count ?? 0
  },
})
