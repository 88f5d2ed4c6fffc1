import sql, { join, type Sql } from 'sql-template-tag'
import { accountSort } from '../../../base/message-words.ts'
import { person } from '../../../base/person.ts'
import { languages } from '../../../core/values/language.ts'
import { mostTries } from '../../identity/session/account-message-gateway.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { maskPhone } from '../../platform/http/mask-phone.ts'
import { fold, likePattern } from '../../records/list/search-text.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { counted } from '../../records/system-list/rows-and-count.ts'
import type { CallAsked, CallCondition } from '../../records/system-list/system-list-request.ts'
import type { CallRow } from '../../records/system-list/system-list-routes.ts'
import { messageReasons } from './words.ts'

interface Line {
  readonly reach: string | null
  readonly channel: string
  readonly tie: string
  readonly error: string | null
}

/** Messages to the people the caller may see, the newest first. */
export const messageLines = counted({
  rows: async (ctx, asked, { limit, offset }) => {
    const columns = sql`m.id, m.created_at as "createTime", ${nameIn(ctx)} as "personName", m.channel, m.sort, m.state, m.tries, m.due_at as "dueTime", m.sent_at as "sentTime", m.error, m.reach, m.tie`
    const newest = (table: Sql) =>
      sql`(select ${columns} ${standing(ctx, asked, table)} order by m.created_at desc, m.tie desc limit ${limit + offset})`
    const found = await ctx.sql.query<Line & CallRow>(sql`
      select * from (${newest(notices)} union all ${newest(accountMessages)}) l order by "createTime" desc, tie desc limit ${limit} offset ${offset}`)
    return found.map(({ reach, tie: _tie, ...row }): CallRow => ({
      ...row,
      address: masked(row.channel, reach ?? ''),
      error: reasonOf(ctx, row.error),
    }))
  },
  count: async (ctx, asked, most) => {
    const [row] = await ctx.sql.query<{ count: number }>(
      sql`select count(*)::int as count from ((select ${standing(ctx, asked, notices)} limit ${most}) union all (select ${standing(ctx, asked, accountMessages)} limit ${most})) l`,
    )
    return Math.min(row?.count ?? 0, most)
  },
})

/** Notices to people by whichever channel. */
const notices = sql`(
  select x.id::text as id, x.id as tie, x.created_at, x.person, x.channel, x.sort, x.state, x.tries, x.due_at, x.sent_at, x.error,
    case x.channel when 'mail' then o.email when 'sms' then o.user_tel else o.user_code end as reach
  from engine.message x join base.person o on o.id = x.person)`

/**
 * Codes and links for signing in, and what people are told of their accounts; each goes to the number it was written
 * for.
 */
const accountMessages = sql`(
  select x.id::text as id, 0::bigint as tie, x.created_at, x.person_id as person, x.channel, ${accountSort}::text as sort, x.tries, null::timestamptz as due_at, x.sent_at, x.error, x.tel as reach,
    case when x.sent_at is not null then 'sent' when x.error is not null and x.tries >= ${mostTries} then 'failed' else 'waiting' end as state
  from engine.sms_outbox x)`

function standing(ctx: Ctx, asked: CallAsked, table: Sql): Sql {
  return sql`from ${table} m join (${rows(ctx, person)}) p on p.id = m.person where ${join([sql`true`, ...conditionsOf(asked)], ' and ')}`
}

const names = sql`p.user_name || ' ' || coalesce(p.name_ru, '') || ' ' || coalesce(p.name_en, '') || ' ' || p.user_code`

function conditionsOf({ param, conditions }: CallAsked): Sql[] {
  const typed = fold(param)
  return [...(typed === '' ? [] : [sql`lower(${names}) like ${likePattern(typed)}`]), ...conditions.map(conditionOf)]
}

const columns: Readonly<Record<string, Sql>> = {
  personName: names,
  channel: sql`m.channel`,
  sort: sql`m.sort`,
  state: sql`m.state`,
  error: sql`coalesce(m.error, '')`,
}

function conditionOf(condition: CallCondition): Sql {
  if (condition.how === 'range')
    return sql`m.created_at >= ${new Date(condition.from ?? 0)} and m.created_at <= ${new Date(condition.to ?? 8.64e15)}`
  const column = columns[condition.name]
  if (column === undefined) return condition.how === 'empty' ? sql`m.created_at is null` : sql`true`
  if (condition.how === 'among') return sql`${column} = any(${condition.codes}::text[])`
  if ('text' in condition)
    return condition.name === 'error'
      ? sayingError(condition.text)
      : sql`lower(${column}) like ${likePattern(fold(condition.text))}`
  return condition.how === 'empty' ? sql`${column} = ''` : sql`${column} <> ''`
}

/** Our own reasons are kept by their codes and found by their words. */
function sayingError(text: string): Sql {
  const wanted = fold(text)
  const codes = Object.entries(messageReasons)
    .filter(([, words]) => languages.some((lang) => fold(words[lang]).includes(wanted)))
    .map(([code]) => code)
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
