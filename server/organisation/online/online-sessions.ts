import sql, { join, type Sql } from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import { deviceOf } from '../../../base/user-agent-device.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { accessLife } from '../../identity/session/session-settings.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { fold, likePattern } from '../../records/list/search-text.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { counted } from '../../records/system-list/rows-and-count.ts'
import type { CallAsked, CallCondition } from '../../records/system-list/system-list-request.ts'
import type { CallRow } from '../../records/system-list/system-list-routes.ts'

interface Row {
  readonly id: string
  readonly agent: string
}

/** Sessions that can still be used, of the people the caller may see; the latest used first. */
export const onlineSessions = counted({
  rows: async (ctx, asked, { limit, offset }) => {
    const found = await ctx.sql.query<Row & CallRow>(sql`
      select s.id, s.person_id as "personId", ${names(ctx)}, p.user_code as "userCode", s.client, s.agent, s.ip, s.created_at as "createTime", s.last_seen as "lastSeen", s.absolute_end as "endTime"
      ${await living(ctx, asked)} order by s.last_seen desc, s.id limit ${limit} offset ${offset}`)
    return found.map(({ agent, ...row }): CallRow => ({ ...row, device: deviceOf(agent) }))
  },
  count: async (ctx, asked, most) => {
    const [row] = await ctx.sql.query<{ count: number }>(
      sql`select count(*)::int as count from (select ${await living(ctx, asked)} limit ${most}) l`,
    )
    return row?.count ?? 0
  },
})

/** What stands behind the list: sessions neither ended, nor idle too long, nor past their end. */
async function living(ctx: Ctx, asked: CallAsked): Promise<Sql> {
  const { 'session.idleMinutes': minutes } = await readSettings(ctx, ['session.idleMinutes'])
  const idle = new Date(ctx.now - Number(minutes) * minuteMs - accessLife)
  return sql`
    from engine.session s join (${rows(ctx, person)}) p on p.id = s.person_id left join base.department u on u.id = p.user_dwid
    where s.ended_at is null and s.absolute_end > ${new Date(ctx.now)} and ${join([sql`s.last_seen > ${idle}`, ...conditionsOf(asked)], ' and ')}`
}

function conditionsOf({ param, conditions }: CallAsked): Sql[] {
  const typed = fold(param)
  return [
    ...(typed === '' ? [] : [sql`lower(p.user_name || ' ' || p.user_code || ' ' || s.ip) like ${likePattern(typed)}`]),
    ...conditions.map(conditionOf),
  ]
}

const columns: Readonly<Record<string, Sql>> = {
  personName: sql`p.user_name || ' ' || coalesce(p.name_ru, '') || ' ' || coalesce(p.name_en, '') || ' ' || p.user_code`,
  unitName: sql`u.dept_name || ' ' || coalesce(u.name_ru, '') || ' ' || coalesce(u.name_en, '')`,
  ip: sql`s.ip`,
  client: sql`s.client`,
}

function conditionOf(condition: CallCondition): Sql {
  const column = columns[condition.name]
  if (column === undefined) throw new Error(`the list of sessions has no column ${condition.name}`)
  if (condition.how === 'among') return sql`${column} = any(${condition.codes}::text[])`
  if (condition.how === 'contains' || condition.how === 'equals')
    return sql`lower(${column}) like ${likePattern(fold(condition.text))}`
  return condition.how === 'empty' ? sql`${column} = ''` : sql`${column} <> ''`
}

function names({ lang }: Ctx): Sql {
  if (lang === 'zh') return sql`p.user_name as "personName", coalesce(u.dept_sname, '') as "unitName"`
  const [own, unit] = lang === 'ru' ? [sql`p.name_ru`, sql`u.name_ru`] : [sql`p.name_en`, sql`u.name_en`]
  return sql`coalesce(nullif(${own}, ''), p.user_name) as "personName", coalesce(nullif(${unit}, ''), u.dept_name, '') as "unitName"`
}
