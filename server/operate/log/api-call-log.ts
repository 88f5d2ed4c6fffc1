import sql, { type Sql } from 'sql-template-tag'
import { counted } from '../../records/system-list/rows-and-count.ts'
import type { CallAsked } from '../../records/system-list/system-list-request.ts'
import type { CallRow, CallSource } from '../../records/system-list/system-list-routes.ts'
import { withPeople } from './audit-line-names.ts'
import { logConditions } from './log-conditions.ts'

type Row = CallRow & { readonly person: string | null; readonly personName: string }

const columns = {
  at: sql`l.at`,
  path: sql`l.path`,
  status: sql`l.status`,
  ms: sql`l.ms`,
  personName: sql`l.person_name`,
  ip: sql`l.ip`,
  requestId: sql`l.request_id`,
  message: sql`l.message`,
  method: sql`l.method`,
  source: sql`l.source`,
}

/** Calls that changed something, failed or were slow. */
export const callLines = linesOf((asked) => sql`l.source = 'call' and ${logConditions(asked, columns)}`)

/** Errors of ours, on the server and in pages. */
export const errorLines = linesOf((asked) => sql`l.source <> 'call' and ${logConditions(asked, columns)}`)

function linesOf(where: (asked: CallAsked) => Sql): CallSource {
  return counted({
    rows: async (ctx, asked, { limit, offset }) =>
      withPeople(
        ctx,
        await ctx.sql.query<Row>(sql`
      select l.id, l.at, l.source, l.method, l.path, l.status, l.ms, l.person, l.person_name as "personName", l.ip, l.request_id as "requestId", l.message, l.stack
      from engine.call_log l where ${where(asked)} order by l.id desc limit ${limit} offset ${offset}`),
      ),
    count: async ({ sql: on }, asked, most) => {
      const [row] = await on.query<{ count: number }>(
        sql`select count(*)::int as count from (select from engine.call_log l where ${where(asked)} limit ${most}) l`,
      )
      return row?.count ?? 0
    },
  })
}
