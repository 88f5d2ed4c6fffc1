import sql, { type Sql } from 'sql-template-tag'
import type { CallAsked, CallCondition } from '../call-list/asked.ts'
import type { CallRow, CallRows } from '../call-list/call-list-routes.ts'
import type { Ctx } from '../context.ts'
import { loadNames } from '../store/names.ts'
import { logConditions } from './log-conditions.ts'
import { saidThing, saidVerb, thingsNamed } from './said-operation.ts'

interface Row { readonly id: string; readonly seq: number; readonly at: number; readonly person: string | null; readonly personName: string; readonly verb: string; readonly document: string | null; readonly recordId: string | null; readonly title: string | null; readonly ip: string; readonly requestId: string }

const columns = { at: sql`l.at`, personName: sql`(select a.person_name from engine.audit a where a.id = l.audit_id)`, ip: sql`(select a.ip from engine.audit a where a.id = l.audit_id)`, requestId: sql`(select a.request_id from engine.audit a where a.id = l.audit_id)`, verb: sql`(select a.verb from engine.audit a where a.id = l.audit_id)`, thing: sql`(select a.document from engine.audit a where a.id = l.audit_id)` }

/** Lines of the audit, newest first. */
export const operationLines: CallRows = {
  rows: async (ctx, asked, { limit, offset }) => {
    const rows = await ctx.sql.query<Row>(sql`
      with hits as materialized (select l.seq, l.audit_id from engine.audit_search l where ${where(ctx, asked)} order by l.seq desc limit ${limit} offset ${offset})
      select a.id, h.seq::int as seq, a.at, a.person, a.person_name as "personName", a.verb, a.document, a.record_id as "recordId", a.title, a.ip, a.request_id as "requestId"
      from hits h join engine.audit a on a.id = h.audit_id order by h.seq desc`)
    const names = await loadNames(ctx, new Map([['person', new Set(rows.flatMap(({ person }) => person ?? []))]]))
    return rows.map(({ document, person, ...row }): CallRow => ({ ...row, personName: names[`person:${person ?? ''}`] ?? row.personName, verb: saidVerb(ctx, document, row.verb), thing: saidThing(ctx, document) }))
  },
  count: async (ctx, asked, most) => {
    const [row] = await ctx.sql.query<{ count: number }>(sql`select count(*)::int as count from (select from engine.audit_search l where ${where(ctx, asked)} limit ${most}) l`)
    return row?.count ?? 0
  },
}

function where(ctx: Ctx, { param, conditions }: CallAsked): Sql {
  return logConditions({ param, conditions: conditions.map((condition) => namedThing(ctx, condition)) }, columns)
}

// A thing is named in the reader's language, and kept by its key.
function namedThing(ctx: Ctx, condition: CallCondition): CallCondition {
  if (condition.name !== 'thing' || (condition.how !== 'contains' && condition.how !== 'equals')) return condition
  return { name: 'thing', how: 'among', codes: thingsNamed(ctx, condition.text, condition.how === 'equals') }
}
