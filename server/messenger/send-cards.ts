import sql from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import type { Job } from '../define.ts'
import { tabConditions } from '../notice/notice-tabs.ts'
import { wordNotice } from '../notice/word-notice.ts'
import type { Card, Messenger } from './messenger.ts'

const atOnce = 50
const mostTries = 3
const hour = 3_600_000
// Longer than a platform may take to answer: a card that is being sent is not taken by another process.
const pause = 30_000

/** Tells on the platforms what waits for people here; nothing where none is configured. */
export function messengerJobs(messengers: readonly Messenger[], base: string): { readonly module: string; readonly jobs: Readonly<Record<string, Job>> } {
  if (messengers.length === 0) return { module: 'messenger', jobs: {} }
  const label = { zh: '推送待办卡片', ru: 'Карточки задач в мессенджеры', en: 'Cards of tasks are sent' }
  return { module: 'messenger', jobs: { cards: { cron: '* * * * *', label, run: (ctx) => sendCards(ctx, messengers, base) } } }
}

/** Sends a card for every unread task notice of the last hour, once on each platform; what fails is tried three times. */
export async function sendCards(ctx: Ctx, messengers: readonly Messenger[], base: string): Promise<void> {
  await ctx.sql.query(sql`
    insert into engine.message_card (notice_id, messenger, created_at)
    select id, m, ${new Date(ctx.now)} from engine.notice, unnest(${messengers.map(({ code }) => code)}::text[]) m
    where at > ${new Date(ctx.now - hour)} and read_at is null and ${tabConditions.todo} on conflict do nothing`)
  const waiting = await take(ctx)
  for (const one of waiting) {
    const messenger = messengers.find(({ code }) => code === one.messenger)
    if (messenger !== undefined) await send(ctx, messenger, one, base)
  }
}

interface Waiting {
  readonly noticeId: string
  readonly messenger: string
  readonly userCode: string
  readonly event: string
  readonly document: string | null
  readonly params: Readonly<Record<string, unknown>>
  readonly url: string | null
}

/** Takes what waits, each row once even when several processes send together. */
function take(ctx: Ctx): Promise<Waiting[]> {
  return ctx.sql.query<Waiting>(sql`
    with mine as (
      update engine.message_card set tries = tries + 1, tried_at = ${new Date(ctx.now)}
      where (notice_id, messenger) in (
        select notice_id, messenger from engine.message_card where sent_at is null and tries < ${mostTries} and (tried_at is null or tried_at <= ${new Date(ctx.now - pause)}) order by notice_id limit ${atOnce} for update skip locked)
      returning notice_id, messenger
    )
    select n.id as "noticeId", c.messenger, p.user_code as "userCode", n.event, n.document, n.params, n.url
    from mine c join engine.notice n on n.id = c.notice_id join base.person p on p.id = n.person and p.user_zt = '1' and p.del_flag = 0 order by n.id`)
}

async function send(ctx: Ctx, messenger: Messenger, waiting: Waiting, base: string): Promise<void> {
  const key = sql`notice_id = ${waiting.noticeId}::bigint and messenger = ${messenger.code}`
  try {
    await messenger.sendCard(waiting.userCode, cardOf(ctx, messenger, waiting, base))
    await ctx.sql.query(sql`update engine.message_card set sent_at = ${new Date(ctx.now)}, error = null where ${key}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await ctx.sql.query(sql`update engine.message_card set error = ${reason.slice(0, 500)} where ${key}`)
  }
}

/** The platforms' readers are Chinese; the button leads through the platform's own sign-in to the record. */
function cardOf({ running }: Ctx, { code }: Messenger, waiting: Waiting, base: string): Card {
  const { title, content } = wordNotice(running, waiting, 'zh')
  return { title, text: content === '' ? title : content, url: `${base}/api/system/user/${code}?${new URLSearchParams({ to: waiting.url ?? '/msgUser' })}`, open: '打开处理' }
}
