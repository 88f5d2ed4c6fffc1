import sql from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import { nameIn } from '../../../core/words/name-in-language.ts'
import type { ChannelCode } from '../../../core/words/notice-preferences.ts'
import type { Site } from '../../identity/session/public-site-info.ts'
import { configuredSite } from '../../identity/session/read-site-settings.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { pause } from '../../platform/database/sleep.ts'
import { prepared } from '../../platform/database/sql.ts'
import { elapsed, now } from '../../platform/process/clock.ts'
import { peopleByName } from '../notice/notice-people-names.ts'
import { noticeText } from '../notice/notice-text.ts'
import { type Channel, type Letter, NotSent } from './channel.ts'
import { quietEnds } from './notice-preferences.ts'
import { openOf } from './queue-messages.ts'
import { taskSummaryText } from './task-summary-text.ts'

export interface Office {
  readonly channels: readonly Channel[]
  /** The address people type; that of the site's settings when ''. */
  readonly base: string
  readonly site: Site
}
/** How long to wait after the first, the second … failure; after the last of them nothing is tried. */
const pauses = [1, 5, 30, 120, 360].map((minutes) => minutes * minuteMs)
// Longer than any channel may take: whoever held it is gone.
const held = 10 * minuteMs
const tooOld = 48 * 60 * minuteMs
const atATime = 4
// A few leave at once; of thousands that an import has caused, all lanes together send 50 a second, so that people's
// own calls go on as ever.
const leaveAtOnce = 20
const turn = 80 // ms

/**
 * Sends what is due, each message by one process and never again once it was taken; what failed waits longer each time.
 */
export async function sendMessages(ctx: Ctx, office: Office): Promise<void> {
  await giveUp(ctx)
  const open = new Map((await openOf(office.channels, ctx)).map((channel) => [channel.code, channel]))
  const lane = async () => {
    for (let sent = 0; ; sent += 1) {
      const begun = elapsed()
      const message = await take(ctx, [...open.keys()])
      const channel = message === null ? undefined : open.get(message.channel)
      if (message === null) return
      if (channel === undefined) await putBack(ctx, message)
      else if ((await settle(ctx, office, channel, message)) === 'away') open.delete(channel.code)
      if (sent >= leaveAtOnce) await pause(Math.max(0, begun + turn - elapsed()))
    }
  }
  await Promise.all(Array.from({ length: atATime }, lane))
}

/** What somebody held and never finished may have been taken; what nobody could send for two days is no news. */
async function giveUp({ sql: on }: Ctx): Promise<void> {
  await on.query(
    sql`update engine.message set state = 'unclear', error = 'message.interrupted' where state = 'sending' and tried_at < ${new Date(now() - held)}`,
  )
  await on.query(
    sql`update engine.message set state = 'failed', error = 'message.expired' where state = 'waiting' and due_at < ${new Date(now() - tooOld)}`,
  )
}

interface Taken {
  readonly id: string
  readonly channel: ChannelCode
  readonly person: string
  readonly tries: number
  readonly event: string | null
  readonly document: string | null
  readonly params: Readonly<Record<string, unknown>>
  readonly url: string | null
  readonly read: boolean
  readonly active: boolean
  readonly email: string | null
  readonly tel: string | null
  readonly code: string
  readonly name: string
  readonly nameRu: string | null
  readonly nameEn: string | null
  readonly lang: Lang
}

/** Takes the next message of these channels; no two take the same. */
async function take({ sql: on }: Ctx, codes: readonly string[]): Promise<Taken | null> {
  const at = new Date(now())
  const [taken] = await on.query<Taken>(
    prepared(sql`
    with mine as (
      update engine.message set state = 'sending', tries = tries + 1, tried_at = ${at} where id = (
        select id from engine.message where state = 'waiting' and due_at <= ${at} and channel = any(${codes}::text[]) order by due_at, id limit 1 for update skip locked)
      returning id, notice_id, channel, person, tries
    )
    select m.id, m.channel, m.person, m.tries, n.event, n.document, coalesce(n.params, '{}') as params, n.url, n.id is null or n.read_at is not null as read,
      coalesce(p.user_zt = '1' and p.del_flag = 0, false) as active, p.email, p.user_tel as tel, coalesce(p.user_code, '') as code,
      coalesce(p.user_name, '') as name, p.name_ru as "nameRu", p.name_en as "nameEn", coalesce(h.lang, h.page_lang, 'zh') as lang
    from mine m left join engine.notice n on n.id = m.notice_id left join base.person p on p.id = m.person left join engine.notice_habit h on h.person = m.person`),
  )
  return taken ?? null
}

/** A message whose channel went away between being chosen and being sent. */
async function putBack({ sql: on }: Ctx, { id }: Taken): Promise<void> {
  await on.query(sql`update engine.message set state = 'waiting', tries = tries - 1 where id = ${id}::bigint`)
}

/** Sends one message and writes down what came of it. */
async function settle(ctx: Ctx, office: Office, channel: Channel, message: Taken): Promise<'on' | 'away'> {
  const to = message[channel.reach] ?? ''
  const needless = message.read
    ? 'message.read'
    : !message.active
      ? 'message.gone'
      : to === ''
        ? 'message.no-address'
        : null
  if (needless !== null) {
    await end(ctx, message, 'unneeded', needless)
    return 'on'
  }
  try {
    await channel.send(ctx, await letterOf(ctx, office, message, to))
  } catch (error) {
    if (!(error instanceof NotSent)) await end(ctx, message, 'unclear', saidOf(error))
    else if (!error.again || message.tries > pauses.length) await end(ctx, message, 'failed', saidOf(error))
    else await later(ctx, message, saidOf(error))
    return error instanceof NotSent && error.away ? 'away' : 'on'
  }
  await end(ctx, message, 'sent', null)
  return 'on'
}

async function letterOf(ctx: Ctx, { base, site }: Office, message: Taken, to: string): Promise<Letter> {
  const { lang, event, url } = message
  const [told = message] = await peopleByName(ctx.sql, [message])
  const about = await taskSummaryText(ctx, message)
  const { title, content } = noticeText(
    ctx.running,
    { ...told, event: event ?? '', params: { ...told.params, ...about } },
    lang,
  )
  const own = await configuredSite(ctx.sql, site)
  return {
    id: message.id,
    to,
    name: nameIn(lang, message),
    lang,
    title,
    text: content,
    site: own.title[lang],
    base: (base || own.url).replace(/\/+$/, ''),
    path: url ?? '/msgUser',
  }
}

async function end(
  { sql: on }: Ctx,
  { id }: Taken,
  state: 'sent' | 'failed' | 'unclear' | 'unneeded',
  error: string | null,
): Promise<void> {
  const sentAt = state === 'sent' ? new Date(now()) : null
  await on.query(
    prepared(
      sql`update engine.message set state = ${state}, error = ${error}, sent_at = ${sentAt} where id = ${id}::bigint`,
    ),
  )
}

async function later(ctx: Ctx, { id, person, tries }: Taken, error: string): Promise<void> {
  const quietEnd = await quietEnds(ctx, [person])
  const due = quietEnd(person, now() + (pauses[tries - 1] ?? 0))
  await ctx.sql.query(
    sql`update engine.message set state = 'waiting', error = ${error}, due_at = ${new Date(due)} where id = ${id}::bigint`,
  )
}

function saidOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
