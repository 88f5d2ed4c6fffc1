import sql from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import { dayMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { publishedDefinition } from '../definitions.ts'
import { definitionNames } from '../design/definition-names.ts'
import { choicesOf, templateOf } from '../design/process-definitions.ts'

const slowest = 12

interface NodeRow {
  readonly node: string
  readonly tasks: number
  readonly hours: string | null
  readonly longest: string | null
  readonly open: number
  readonly late: number
}
interface PersonRow {
  readonly person: string
  readonly tasks: number
  readonly hours: string | null
  readonly open: number
  readonly late: number
}
interface WholeRow {
  readonly all: number
  readonly open: number
  readonly ended: number
  readonly hours: string | null
  readonly median: string | null
  readonly returned: number
}

/** How one process went of late: how long it takes, at which steps, and who is slow; of people the caller may see. */
export async function figures(ctx: Ctx, process: string, days: number): Promise<Json> {
  const choices = await choicesOf(ctx, process)
  const since = sql`${new Date(ctx.now - days * dayMs).toISOString()}::timestamptz`
  const now = sql`${new Date(ctx.now).toISOString()}::timestamptz`
  const mine = sql`engine.flow_instance i join (${rows(ctx, person)}) p on p.id = i.drafter`
  const took = sql`extract(epoch from coalesce(t.closed, ${now}) - t.opened) / 3600`
  const decided = sql`t.result in ('agreed', 'rejected', 'refused', 'answered') and not t.automatic`
  // Whoever lets it lie looks slow while it lies, not only once he has decided.
  const timed = sql`t.result is null or (${decided})`
  const [[whole], nodes, people, definition] = await Promise.all([
    ctx.sql.query<WholeRow>(sql`
      select count(*)::int as all, count(*) filter (where i.status = '1')::int as open, count(*) filter (where i.ended is not null)::int as ended,
        round(avg(extract(epoch from i.ended - i.submitted) / 3600), 1)::text as hours, round(percentile_cont(0.5) within group (order by extract(epoch from i.ended - i.submitted) / 3600)::numeric, 1)::text as median,
        count(*) filter (where (i.state ->> 'returns')::int > 0)::int as returned
      from ${mine} where i.flow = ${process} and i.started >= ${since}`),
    ctx.sql.query<NodeRow>(sql`
      select t.node, count(*) filter (where ${decided})::int as tasks, round(avg(${took}) filter (where ${timed}), 1)::text as hours, round(max(${took}) filter (where ${timed}), 1)::text as longest,
        count(*) filter (where t.result is null)::int as open, count(*) filter (where t.due < coalesce(t.closed, ${now}))::int as late
      from ${mine} join engine.flow_task t on t.instance = i.id where i.flow = ${process} and i.started >= ${since} group by t.node`),
    ctx.sql.query<PersonRow>(sql`
      select t.assignee as person, count(*) filter (where ${decided})::int as tasks, round(avg(${took}) filter (where ${timed}), 1)::text as hours,
        count(*) filter (where t.result is null)::int as open, count(*) filter (where t.due < coalesce(t.closed, ${now}))::int as late
      from ${mine} join engine.flow_task t on t.instance = i.id where i.flow = ${process} and i.started >= ${since}
      group by t.assignee order by avg(${took}) filter (where ${timed}) desc nulls last, t.assignee limit ${slowest}`),
    publishedDefinition(ctx, process),
  ])
  const names = await loadNames(ctx, new Map([['person', new Set(people.map((row) => row.person))]]))
  const compared = await definitionNames(ctx, templateOf(ctx, process).doc, [definition])
  const json: Readonly<Record<string, unknown>> = {
    ...choices,
    names: compared,
    whole: whole ?? null,
    nodes,
    people: people.map((row) => ({ ...row, name: names[`person:${row.person}`] ?? '' })),
    definition,
  }
  return json as unknown as Json // rows and a definition are JSON
}
