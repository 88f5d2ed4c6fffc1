import sql, { join, type Sql } from 'sql-template-tag'
import { fold, likePattern } from '../../records/list/search-text.ts'
import { counted } from '../../records/system-list/rows-and-count.ts'
import type { CallAsked, CallCondition } from '../../records/system-list/system-list-request.ts'
import { withPeople } from './audit-line-names.ts'

interface Row {
  readonly id: string
  readonly at: number
  readonly person: string
  readonly personName: string
  readonly actionType: string
  readonly actionContent: string
  readonly remarks: string
  readonly subordinate: string
  readonly ip: string
  readonly requestId: string
}

const columns: Readonly<Record<string, Sql>> = {
  at: sql`l.at`,
  personName: sql`l.person_name`,
  actionType: sql`l.action_type`,
  actionContent: sql`l.action_content`,
  subordinate: sql`l.subordinate_id`,
  ip: sql`l.ip`,
  requestId: sql`l.request_id`,
}
const searched = sql`l.person_name || ' ' || l.action_type || ' ' || l.action_content || ' ' || l.remarks || ' ' || l.subordinate_id`

/** What people say they did to work tasks, newest first. */
export const workTaskLog = counted({
  rows: async (ctx, asked, { limit, offset }) =>
    withPeople(
      ctx,
      await ctx.sql.query<Row>(sql`
    select l.id, l.at, l.person_id as person, l.person_name as "personName", l.action_type as "actionType", l.action_content as "actionContent", l.remarks, l.subordinate_id as subordinate, l.ip, l.request_id as "requestId"
    from engine.worktask_log l where ${conditionsOf(asked)} order by l.at desc, l.id limit ${limit} offset ${offset}`),
    ),
  count: async ({ sql: on }, asked, most) => {
    const [row] = await on.query<{ count: number }>(
      sql`select count(*)::int as count from (select from engine.worktask_log l where ${conditionsOf(asked)} limit ${most}) l`,
    )
    return row?.count ?? 0
  },
})

function conditionsOf({ param, conditions }: CallAsked): Sql {
  const all = [
    ...(param === '' ? [] : [holds(searched, param)]),
    ...conditions.map((condition) => conditionOf(condition, columns[condition.name])),
  ]
  return all.length === 0 ? sql`true` : join(all, ' and ')
}

function conditionOf(condition: CallCondition, column: Sql | undefined): Sql {
  if (column === undefined) throw new Error(`the log has no column ${condition.name}`)
  switch (condition.how) {
    case 'contains':
      return holds(column, condition.text)
    case 'equals':
      return sql`lower(${column}) = lower(${condition.text})`
    case 'among':
      return sql`${column} = any(${condition.codes}::text[])`
    case 'empty':
      return sql`${column} = ''`
    case 'filled':
      return sql`${column} <> ''`
    case 'range':
      return sql`(${instant(condition.from)}::timestamptz is null or ${column} >= ${instant(condition.from)}::timestamptz) and (${instant(condition.to)}::timestamptz is null or ${column} <= ${instant(condition.to)}::timestamptz)`
  }
}

function holds(column: Sql, text: string): Sql {
  return sql`replace(lower(${column}), 'ё', 'е') like ${likePattern(fold(text))}`
}

function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
