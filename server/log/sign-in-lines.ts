import sql from 'sql-template-tag'
import { deviceOf } from '../../base/device-of.ts'
import type { CallRow } from '../call-list/call-list-routes.ts'
import { counted } from '../call-list/counted.ts'
import { logConditions } from './log-conditions.ts'

interface Row { readonly at: number; readonly account: string; readonly personName: string; readonly outcome: string; readonly way: string; readonly agent: string; readonly ip: string; readonly requestId: string; readonly id: string }

const columns = { at: sql`l.at`, account: sql`l.account`, personName: sql`l.person_name`, ip: sql`l.ip`, requestId: sql`l.request_id`, outcome: sql`l.outcome`, way: sql`l.way` }

/** Attempts to sign in, newest first. */
export const signInLines = counted({
  rows: async ({ sql: on }, asked, { limit, offset }) => {
    const rows = await on.query<Row>(sql`
      select l.id, l.at, l.account, coalesce(nullif(l.person_name, ''), p.user_name, '') as "personName", l.outcome, l.way, l.agent, l.ip, l.request_id as "requestId"
      from engine.sign_in_log l left join base.person p on p.id = l.person_id
      where ${logConditions(asked, columns)} order by l.id desc limit ${limit} offset ${offset}`)
    return rows.map(({ agent, ...row }): CallRow => ({ ...row, device: deviceOf(agent) }))
  },
  count: async ({ sql: on }, asked, most) => {
    const [row] = await on.query<{ count: number }>(sql`select count(*)::int as count from (select from engine.sign_in_log l where ${logConditions(asked, columns)} limit ${most}) l`)
    return row?.count ?? 0
  },
})
