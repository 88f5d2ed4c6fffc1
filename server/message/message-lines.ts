import sql, { join, type Sql } from 'sql-template-tag'
import { languages } from '../../core/language.ts'
import { person } from '../../base/person.ts'
import type { CallAsked, CallCondition } from '../call-list/asked.ts'
import type { CallRow } from '../call-list/call-list-routes.ts'
import { counted } from '../call-list/counted.ts'
import type { Ctx } from '../context.ts'
import { maskPhone } from '../organisation-calls/mask-phone.ts'
import { rows } from '../store/rows.ts'
import { fold, likePattern } from '../store/search-text.ts'
import { messageReasons } from './words.ts'

interface Line {
  readonly reach: string | null
  readonly channel: string
  readonly error: string | null
}

/** Messages to the people the caller may see, the newest first. */
export const messageLines = counted({
  rows: async (ctx, asked, { limit, offset }) => {
    const found = await ctx.sql.query<Line & CallRow>(sql`
      select m.id::text, m.created_at as "createTime", ${nameIn(ctx)} as "personName", m.channel, m.sort, m.state, m.tries, m.due_at as "dueTime", m.sent_at as "sentTime", m.error,
        case m.channel when 'mail' then p.email when 'sms' then p.user_tel else p.user_code end as reach
      ${standing(ctx, asked)} order by m.id desc limit ${limit} offset ${offset}`)
    return found.map(({ reach, ...row }): CallRow => ({ ...row, address: masked(row.channel, reach ?? ''), error: reasonOf(ctx, row.error) }))
  },
  count: async (ctx, asked, most) => {
    const [row] = await ctx.sql.query<{ count: number }>(sql`select count(*)::int as count from (select ${standing(ctx, asked)} limit ${most}) l`)
    return row?.count ?? 0
  },
})

function standing(ctx: Ctx, asked: CallAsked): Sql {
  return sql`from engine.message m join (${rows(ctx, person)}) p on p.id = m.person where ${join([sql`true`, ...conditionsOf(asked)], ' and ')}`
}

const names = sql`p.user_name || ' ' || coalesce(p.name_ru, '') || ' ' || coalesce(p.name_en, '') || ' ' || p.user_code`

function conditionsOf({ param, conditions }: CallAsked): Sql[] {
  const typed = fold(param)
  return [...(typed === '' ? [] : [sql`lower(${names}) like ${likePattern(typed)}`]), ...conditions.map(conditionOf)]
}

const columns: Readonly<Record<string, Sql>> = { personName: names, channel: sql`m.channel`, sort: sql`m.sort`, state: sql`m.state`, error: sql`coalesce(m.error, '')` }

function conditionOf(condition: CallCondition): Sql {
  if (condition.how === 'range') return sql`m.created_at >= ${new Date(condition.from ?? 0)} and m.created_at <= ${new Date(condition.to ?? 8.64e15)}`
  const column = columns[condition.name]
  if (column === undefined) return condition.how === 'empty' ? sql`m.created_at is null` : sql`true`
  if (condition.how === 'among') return sql`${column} = any(${condition.codes}::text[])`
  if ('text' in condition) return condition.name === 'error' ? sayingError(condition.text) : sql`lower(${column}) like ${likePattern(fold(condition.text))}`
  return condition.how === 'empty' ? sql`${column} = ''` : sql`${column} <> ''`
}

/** Our own reasons are kept by their codes and found by their words. */
function sayingError(text: string): Sql {
  const wanted = fold(text)
  const codes = Object.entries(messageReasons).filter(([, words]) => languages.some((lang) => fold(words[lang]).includes(wanted))).map(([code]) => code)
  return sql`(lower(m.error) like ${likePattern(wanted)} or m.error = any(${codes}::text[]))`
}

function reasonOf({ lang }: Ctx, error: string | null): string | null {
  const known = Object.entries(messageReasons).find(([code]) => code === error)
  return known === undefined ? error : known[1][lang]
}

/** Enough to know a wrong address by, and no more. */
function masked(channel: string, reach: string): string {
  if (channel === 'sms') return maskPhone(reach)
  return channel === 'mail' ? reach.replace(/^(.).*(?=@)/, '$1***') : reach
}

function nameIn({ lang }: Ctx): Sql {
  if (lang === 'zh') return sql`p.user_name`
  return sql`coalesce(nullif(${lang === 'ru' ? sql`p.name_ru` : sql`p.name_en`}, ''), p.user_name)`
}
