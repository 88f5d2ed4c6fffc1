import sql from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import {
  type ChannelCode,
  channelCodes,
  type MyNotices,
  type NoticeSort,
  noticeSorts,
  type QuietHours,
  type QuietWay,
} from '../../../core/words/notice-preferences.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import type { ChannelCtx } from './channel.ts'
import { afterQuiet } from './quiet-hours.ts'

interface Habit {
  readonly quiet: QuietWay
  readonly own: QuietHours
  readonly lang: Lang | ''
}

interface Chosen {
  readonly person: string
  readonly sort: NoticeSort
  readonly channel: ChannelCode
  readonly wanted: boolean
}

/** What holds for whoever has not chosen: mail and cards say what waits and what is wrong, a short message nothing. */
function wantedByDefault(sort: NoticeSort, channel: ChannelCode): boolean {
  if (channel === 'sms') return false
  return sort === 'todo' || (channel === 'mail' && sort === 'alert')
}

/** Says whether somebody wants notices of a sort by a channel. */
export async function wishesOf(
  on: Sql,
  people: readonly string[],
): Promise<(person: string, sort: NoticeSort, channel: ChannelCode) => boolean> {
  const chosen = await on.query<Chosen>(
    sql`select person, sort, channel, wanted from engine.notice_choice where person = any(${people}::uuid[])`,
  )
  const said = new Map(chosen.map(({ person, sort, channel, wanted }) => [`${person} ${sort} ${channel}`, wanted]))
  return (person, sort, channel) => said.get(`${person} ${sort} ${channel}`) ?? wantedByDefault(sort, channel)
}

/** The quiet hours of the settings; null where there are none. */
export async function standardQuiet(ctx: ChannelCtx): Promise<QuietHours | null> {
  const {
    'notice.quiet': on,
    'notice.quietFrom': from,
    'notice.quietTo': to,
  } = await readSettings(ctx, ['notice.quiet', 'notice.quietFrom', 'notice.quietTo'])
  return on === '1' ? { from: Number(from), to: Number(to) } : null
}

/** The hours in which somebody is not to be disturbed. */
function quietOf({ quiet, own }: Pick<Habit, 'quiet' | 'own'>, standard: QuietHours | null): QuietHours | null {
  if (quiet === 'off') return null
  return quiet === 'own' ? own : standard
}

/**
 * Says for some people when, at the earliest from a moment on (epoch ms), they may be disturbed; who chose nothing
 * follows the settings.
 */
export async function quietEnds(
  ctx: ChannelCtx,
  people: readonly string[],
): Promise<(person: string, at: number) => number> {
  const rows = await ctx.sql.query<{ person: string; quiet: QuietWay; from: number; to: number }>(sql`
    select person, quiet, quiet_from as "from", quiet_to as "to" from engine.notice_habit where person = any(${people}::uuid[])`)
  const standard = await standardQuiet(ctx)
  const hours = new Map(
    rows.map(({ person, quiet, from, to }) => [person, quietOf({ quiet, own: { from, to } }, standard)]),
  )
  return (person, at) => afterQuiet(at, hours.has(person) ? (hours.get(person) ?? null) : standard)
}

export type Choices = Pick<MyNotices, 'wanted' | 'quiet' | 'own' | 'lang'>

/** What the caller chose, or what holds for him without. */
export async function readChoices({ sql: on, actor }: Ctx): Promise<Choices> {
  const [wishes, [habit]] = await Promise.all([
    wishesOf(on, [actor.id]),
    on.query<{ lang: Lang | null; quiet: QuietWay; from: number; to: number }>(sql`
      select lang, quiet, quiet_from as "from", quiet_to as "to" from engine.notice_habit where person = ${actor.id}::uuid`),
  ])
  const wanted = (sort: NoticeSort) => channelCodes.filter((channel) => wishes(actor.id, sort, channel))
  return {
    wanted: { todo: wanted('todo'), alert: wanted('alert'), mention: wanted('mention'), notice: wanted('notice') },
    quiet: habit?.quiet ?? 'standard',
    own: { from: habit?.from ?? 22, to: habit?.to ?? 7 },
    lang: habit?.lang ?? '',
  }
}

/** Keeps what the caller chose of some channels; what waits for him obeys it from now on. */
export async function saveChoices(
  ctx: Ctx,
  { wanted, quiet, own, lang }: Choices,
  channels: readonly ChannelCode[],
): Promise<void> {
  const { sql: on, actor } = ctx
  const rows = noticeSorts.flatMap((sort) =>
    channels.map((channel) => ({ sort, channel, wanted: wanted[sort].includes(channel) })),
  )
  await on.query(sql`
    insert into engine.notice_habit (person, lang, quiet, quiet_from, quiet_to) values (${actor.id}::uuid, ${lang === '' ? null : lang}, ${quiet}, ${own.from}, ${own.to})
    on conflict (person) do update set lang = excluded.lang, quiet = excluded.quiet, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`)
  await on.query(sql`
    insert into engine.notice_choice (person, sort, channel, wanted)
    select ${actor.id}::uuid, c.sort, c.channel, c.wanted from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(sort text, channel text, wanted boolean)
    on conflict (person, sort, channel) do update set wanted = excluded.wanted`)
  await on.query(sql`
    update engine.message m set state = 'unneeded', error = 'message.unwanted' from engine.notice_choice c
    where m.person = ${actor.id}::uuid and m.state = 'waiting' and c.person = m.person and c.sort = m.sort and c.channel = m.channel and not c.wanted`)
  const due = new Date(afterQuiet(ctx.now, quietOf({ quiet, own }, await standardQuiet(ctx))))
  await on.query(
    sql`update engine.message set due_at = ${due} where person = ${actor.id}::uuid and state = 'waiting' and tries = 0`,
  )
}

/** Remembers in which language somebody last opened a page. */
export async function keepPageLang({ sql: on, actor, lang }: Ctx): Promise<void> {
  await on.query(sql`
    insert into engine.notice_habit as h (person, page_lang) values (${actor.id}::uuid, ${lang})
    on conflict (person) do update set page_lang = excluded.page_lang where h.page_lang is distinct from excluded.page_lang`)
}
