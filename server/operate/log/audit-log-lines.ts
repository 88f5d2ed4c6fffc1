import sql, { type Sql } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import type { CallAsked, CallCondition } from '../../records/system-list/system-list-request.ts'
import type { CallPlace, CallRow, CallSource } from '../../records/system-list/system-list-routes.ts'
import type { Jobs } from '../scheduled-jobs/scheduled-job-lines.ts'
import { saidThing, saidVerb, type Things, thingsNamed, thingsOf, withPeople } from './audit-line-names.ts'
import { withTitles } from './audit-record-titles.ts'
import { logConditions } from './log-conditions.ts'

interface Row {
  readonly id: string
  readonly seq: number
  readonly at: number
  readonly person: string | null
  readonly personName: string
  readonly verb: string
  readonly document: string | null
  readonly recordId: string | null
  readonly title: string | null
  readonly ip: string
  readonly requestId: string
}
interface Hits {
  readonly ids: readonly string[]
  readonly total: number
}

const columns = {
  at: sql`l.at`,
  ...Object.fromEntries(
    Object.entries({
      personName: sql`a.person_name`,
      ip: sql`a.ip`,
      requestId: sql`a.request_id`,
      verb: sql`a.verb`,
      thing: sql`a.document`,
    }).map(([name, column]) => [name, sql`(select ${column} from engine.audit a where a.id = l.audit_id)`]),
  ),
}

// What is frequent is found among the newest lines; what is not, the index of tokens finds at once.
const newest = 20_000

/** Lines of the audit, newest first. */
export function operationLines(jobs: Jobs): CallSource {
  return (ctx, asked, place) => linesOf(ctx, thingsOf(ctx.running, jobs), asked, place)
}

async function linesOf(ctx: Ctx, things: Things, asked: CallAsked, place: CallPlace): ReturnType<CallSource> {
  const { ids, total } = await hitsOf(ctx, things, asked, place)
  const rows =
    ids.length === 0
      ? []
      : await ctx.sql.query<Row>(sql`
    select a.id, h.seq::int as seq, a.at, a.person, a.person_name as "personName", a.verb, a.document, a.record_id as "recordId", a.title, a.ip, a.request_id as "requestId"
    from engine.audit_search h join engine.audit a on a.id = h.audit_id where h.audit_id = any(${ids}::bigint[]) order by h.at desc, h.seq desc`)
  return {
    total,
    rows: (await withTitles(ctx, await withPeople(ctx, rows))).map(({ document, ...row }): CallRow => ({
      ...row,
      verb: saidVerb(ctx, document, row.verb),
      thing: saidThing(things, ctx.lang, document),
    })),
  }
}

async function hitsOf(ctx: Ctx, things: Things, asked: CallAsked, place: CallPlace): Promise<Hits> {
  const conditions = asked.conditions.map((condition) => namedThing(things, condition))
  const within = logConditions({ param: '', conditions: conditions.filter(({ name }) => name === 'at') }, columns)
  const wanted = { param: asked.param, conditions: conditions.filter(({ name }) => name !== 'at') }
  if (wanted.param === '' && wanted.conditions.length === 0) return straight(ctx, within, place)
  const all = sql`${within} and ${logConditions(wanted, columns)}`
  return (await amongNewest(ctx, within, logConditions(wanted, columns), place)) ?? indexed(ctx, all, place)
}

async function straight({ sql: on }: Ctx, within: Sql, { limit, offset, most }: CallPlace): Promise<Hits> {
  const [rows, [counted]] = await Promise.all([
    on.query<{ id: string }>(
      sql`select l.audit_id as id from engine.audit_search l where ${within} order by l.at desc, l.seq desc limit ${limit} offset ${offset}`,
    ),
    on.query<{ total: number }>(
      sql`select count(*)::int as total from (select from engine.audit_search l where ${within} limit ${most}) l`,
    ),
  ])
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
}

/**
 * The answer when the newest lines alone have it: a whole page, and more hits over all than are counted; null
 * otherwise.
 */
async function amongNewest(
  { sql: on }: Ctx,
  within: Sql,
  wanted: Sql,
  { limit, offset, most }: CallPlace,
): Promise<Hits | null> {
  const [found] = await on.query<{ ids: readonly string[] | null; hits: number; all: number }>(sql`
    with l as materialized (select * from engine.audit_search l where ${within} order by l.at desc, l.seq desc limit ${newest}),
      hits as (select l.audit_id, row_number() over (order by l.at desc, l.seq desc) as nr from l where ${wanted})
    select array_agg(audit_id order by nr) filter (where nr > ${offset} and nr <= ${offset + limit}) as ids, count(*)::int as hits,
      (select max(seq) - min(seq) + 1 from (select (select seq from engine.audit_search l where ${within} order by l.at desc limit 1) as seq union all select (select seq from engine.audit_search l where ${within} order by l.at limit 1)) ends)::int as all
    from hits`)
  // Numbers of the chain have no gaps, so the ends of a stretch of time tell how many lines lie between.
  if (found === undefined || found.hits < offset + limit || (found.hits / newest) * found.all <= most) return null
  return { ids: found.ids ?? [], total: most }
}

/** All hits of the index of tokens, put in order; the planner would else walk the years for a rare text. */
async function indexed({ sql: on }: Ctx, all: Sql, { limit, offset, most }: CallPlace): Promise<Hits> {
  const [found] = await on.query<{ ids: readonly string[] | null; total: number }>(sql`
    with found as materialized (select l.audit_id, l.at, l.seq from engine.audit_search l where ${all}),
      hits as (select audit_id, row_number() over (order by at desc, seq desc) as nr from found)
    select array_agg(audit_id order by nr) filter (where nr > ${offset} and nr <= ${offset + limit}) as ids, least(count(*), ${most}::bigint)::int as total from hits`)
  return { ids: found?.ids ?? [], total: found?.total ?? 0 }
}

// A thing is named in the reader's language, and kept by its key.
function namedThing(things: Things, condition: CallCondition): CallCondition {
  if (condition.name !== 'thing' || (condition.how !== 'contains' && condition.how !== 'equals')) return condition
  return { name: 'thing', how: 'among', codes: thingsNamed(things, condition.text, condition.how === 'equals') }
}
