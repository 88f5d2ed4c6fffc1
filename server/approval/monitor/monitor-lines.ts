import sql, { join, type Sql } from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import { isMark } from '../../../core/approval/approval-substatus.ts'
import { approvalTitle } from '../../../core/approval/approval-title.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Summary } from '../../records/list/record-summaries.ts'
import { fold, likePattern } from '../../records/list/search-text.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { counted } from '../../records/system-list/rows-and-count.ts'
import type { CallAsked, CallCondition } from '../../records/system-list/system-list-request.ts'
import type { CallRow } from '../../records/system-list/system-list-routes.ts'
import { markOfInstance } from '../approval-state-of-records.ts'
import { definitionOf } from '../definitions.ts'
import { summariesByRecord } from '../tasks/summaries-by-record.ts'

interface Row {
  readonly id: string
  readonly recordId: string
  readonly document: string
  readonly flow: string
  readonly version: number
  readonly nodes: readonly string[]
  readonly number: string | null
  readonly drafterName: string
}

/** Approvals of the people the caller may see, the latest first. */
export const monitorLines = counted({
  rows: async (ctx, asked, { limit, offset }) => {
    const found = await ctx.sql.query<Row & CallRow>(sql`
      select i.id, i.record_id as "recordId", i.document, i.flow, i.version, i.nodes, i.number, coalesce(${ending}, i.status) as status, ${drafterName(ctx)} as "drafterName",
        ${handlers(ctx)} as handlers, ${trouble(ctx)} as trouble, i.started as "startTime", i.ended as "endTime",
        round(extract(epoch from coalesce(i.ended, ${nowOf(ctx)}) - coalesce(i.submitted, i.started)) / 3600, 1)::text as hours
      ${from(ctx, asked)} order by i.started desc, i.id desc limit ${limit} offset ${offset}`)
    const summaries = await summariesByRecord(ctx, found)
    return Promise.all(found.map((row) => shown(ctx, row, summaries.get(`${row.document}:${row.recordId}`))))
  },
  count: async (ctx, asked, most) => {
    const [row] = await ctx.sql.query<{ count: number }>(
      sql`select count(*)::int as count from (select 1 ${from(ctx, asked)} limit ${most}) l`,
    )
    return row?.count ?? 0
  },
})

/** What the record says is told only to who may read it. */
async function shown(
  ctx: Ctx,
  { flow, version, nodes, document, ...row }: Row & CallRow,
  summary: Summary | undefined,
): Promise<CallRow> {
  const { label, nodes: all } = await definitionOf(ctx, flow, version)
  const [module = '', thing = ''] = document.split('.')
  return {
    ...row,
    procInstId: row.id,
    id: row.id,
    module,
    thing,
    process: flow,
    title: approvalTitle(
      {
        process: label[ctx.lang],
        drafter: row.drafterName,
        about: summary === undefined ? [row.number] : [summary.subject, summary.amount],
      },
      ctx.lang,
    ),
    nodeLabel: enumerated(
      nodes.map((node) => all[node]?.label[ctx.lang] ?? node),
      ctx.lang,
    ),
  }
}

function from(ctx: Ctx, { param, conditions }: CallAsked): Sql {
  const typed = fold(param)
  const where = [
    sql`(i.state ->> 'deleted') = 'false'`,
    ...(typed === '' ? [] : [sql`lower(coalesce(i.number, '') || ' ' || i.drafter_name) like ${likePattern(typed)}`]),
    ...conditions.map((condition) => conditionOf(ctx, condition)),
  ]
  return sql`from engine.flow_instance i join (${rows(ctx, person)}) p on p.id = i.drafter where ${join(where, ' and ')}`
}

function conditionOf(ctx: Ctx, condition: CallCondition): Sql {
  const column = columnsOf(ctx)[condition.name]
  if (column === undefined) throw new Error(`the list of approvals has no column ${condition.name}`)
  switch (condition.how) {
    case 'among':
      return among(column, condition)
    case 'contains':
    case 'equals':
      return sql`lower(${column}) like ${likePattern(fold(condition.text))}`
    case 'range':
      return join([...end(column, sql`>=`, condition.from), ...end(column, sql`<=`, condition.to), sql`true`], ' and ')
    case 'empty':
      return sql`coalesce(${column}::text, '') = ''`
    case 'filled':
      return sql`coalesce(${column}::text, '') <> ''`
  }
}

/** Beside its codes the status is asked for by how an approval ended or that it came back. */
function among(column: Sql, { name, codes }: Extract<CallCondition, { how: 'among' }>): Sql {
  const listed = sql`${column} = any(${codes}::text[])`
  return name === 'status' && codes.some(isMark) ? sql`(${listed} or ${ending} = any(${codes}::text[]))` : listed
}

function end(column: Sql, sign: Sql, at: number | null): Sql[] {
  return at === null ? [] : [sql`${column} ${sign} ${new Date(at).toISOString()}::timestamptz`]
}

function columnsOf(ctx: Ctx): Readonly<Record<string, Sql>> {
  return {
    status: sql`i.status`,
    trouble: trouble(ctx),
    startTime: sql`i.started`,
    endTime: sql`i.ended`,
    handlers: sql`coalesce(${handlers(ctx)}, '')`,
    drafterName: drafterName(ctx),
    number: sql`coalesce(i.number, '')`,
  }
}

/** Shown in place of the status; that the clock stands still is told beside it. */
const ending = sql`nullif(${markOfInstance}, 'suspended')`

function handlers({ lang }: Ctx): Sql {
  return sql`(select string_agg(${nameOf(sql`h`, lang)}, ', ' order by t.opened) from engine.flow_task t join base.person h on h.id = t.assignee where t.instance = i.id and t.result is null)`
}

function drafterName({ lang }: Ctx): Sql {
  return nameOf(sql`p`, lang)
}

function nameOf(person: Sql, lang: Lang): Sql {
  if (lang === 'zh') return sql`${person}.user_name`
  const own = lang === 'ru' ? sql`name_ru` : sql`name_en`
  return sql`coalesce(nullif(${person}.${own}, ''), ${person}.user_name)`
}

/** Its clock is stopped, nobody can act, or somebody is late; nothing of what has ended. */
function trouble(ctx: Ctx): Sql {
  return sql`case when i.status <> '1' then null
    when (i.state ->> 'suspended') = 'true' then 'suspended'
    when exists (select from engine.flow_child c where c.parent = i.id and c.problem is not null) then 'blocked'
    when not exists (select from engine.flow_task t where t.instance = i.id and t.result is null and t.stranded is null)
      and not exists (select from engine.flow_timer t where t.instance = i.id) and not exists (select from engine.flow_child c where c.parent = i.id and c.waits and c.state <> 'over') then 'blocked'
    when exists (select from engine.flow_task t where t.instance = i.id and t.result is null and t.due < ${nowOf(ctx)}) then 'late' end`
}

function nowOf(ctx: Ctx): Sql {
  return sql`${new Date(ctx.now).toISOString()}::timestamptz`
}
