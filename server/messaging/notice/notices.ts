import sql, { empty } from 'sql-template-tag'
import { type QuickVerb, quickDecidableTasks } from '../../approval/tasks/quick-decidable-tasks.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { pack, signalChannel } from '../../platform/outbox/page-update-signal.ts'
import type { SummaryItem } from '../../records/list/record-summaries.ts'
import { peopleByName } from './notice-people-names.ts'
import { type NoticeTab, tabConditions } from './notice-tabs.ts'
import { isWords, noticeText } from './notice-text.ts'

/** One notice as its reader sees it; times are epoch ms. */
interface Notice {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly url: string | null
  readonly time: number
  readonly readTime: number | null
  /** First part of the event's name: `task`, `flow`, `plan`. */
  readonly type: string
  /** Name of whoever caused it, or null. */
  readonly sender: string | null
}

/** A notice in its list, with the task that may be decided right there; null when there is none. */
interface ListedNotice extends Notice {
  readonly task: string | null
  /** What may be decided there. */
  readonly verbs: readonly QuickVerb[]
  /** So long that decision may be undone; 0 where it takes effect at once. */
  readonly undoSeconds: number
  /** What the task is about while it waits for the reader, whether he may decide it there or not. */
  readonly summary: readonly SummaryItem[]
}

interface NoticePage {
  readonly content: readonly ListedNotice[]
  readonly totalElements: number
  readonly unread: number
}

/** A notice as it is kept. */
export interface NoticeRow {
  readonly id: string
  readonly event: string
  readonly type: string
  readonly document: string | null
  readonly params: Readonly<Record<string, unknown>>
  readonly url: string | null
  readonly at: number
  readonly readAt: number | null
}

/** The caller's own notices, newest first, worded in his language. */
export async function pageOfNotices(
  ctx: Ctx,
  page: number,
  size: number,
  unreadOnly: boolean,
  tab: NoticeTab = '',
): Promise<NoticePage> {
  const me = ctx.actor.id
  const within = tabConditions[tab]
  const [kept, [counts]] = await Promise.all([
    ctx.sql.query<NoticeRow>(
      prepared(sql`
      select id, event, type, document, params, url, at, read_at as "readAt" from engine.notice
      where person = ${me}::uuid and ${within} ${unreadOnly ? sql`and read_at is null` : empty} order by id desc limit ${size} offset ${(page - 1) * size}`),
    ),
    ctx.sql.query<{ total: number; unread: number }>(
      prepared(sql`
      select (select count(*)::int from engine.notice where person = ${me}::uuid and ${within}) as total, (${unreadCount(me)} and ${within}) as unread`),
    ),
  ])
  const { total, unread } = counts ?? { total: 0, unread: 0 }
  const rows = await peopleByName(ctx.sql, kept)
  const atAPress = await quickDecidableTasks(
    ctx,
    rows.flatMap((row) => taskOf(row) ?? []),
  )
  const listed = (row: NoticeRow): ListedNotice => {
    const task = taskOf(row)
    const { summary = [], verbs = [], undoSeconds = 0 } = (task === null ? undefined : atAPress.get(task)) ?? {}
    return { ...noticeOf(ctx, row), task: verbs.length === 0 ? null : task, verbs, undoSeconds, summary }
  }
  return { content: rows.map(listed), totalElements: unreadOnly ? unread : total, unread }
}

/** How many notices of each sort the caller has not read. */
export async function unreadByTab(ctx: Ctx): Promise<Readonly<Record<string, number>>> {
  const { todo, alert, mention, notice } = tabConditions
  const [row] = await ctx.sql.query<Record<string, number>>(
    prepared(sql`
    select count(*)::int as "all", count(*) filter (where ${todo})::int as todo, count(*) filter (where ${alert})::int as alert,
      count(*) filter (where ${mention})::int as mention, count(*) filter (where ${notice})::int as notice
    from engine.notice where person = ${ctx.actor.id}::uuid and read_at is null`),
  )
  return row ?? {}
}

/** How many of his notices the caller has not read. */
export async function unreadNotices(ctx: Ctx): Promise<number> {
  const [row] = await ctx.sql.query<{ unread: number }>(prepared(sql`select (${unreadCount(ctx.actor.id)}) as unread`))
  return row?.unread ?? 0
}

/** Marks notices of the caller as read, or all of them, and tells his other pages; nobody can mark another's. */
export async function readNotices(ctx: Ctx, ids: readonly string[] | 'all', tab: NoticeTab = ''): Promise<void> {
  const at = new Date(ctx.now)
  const me = ctx.actor.id
  const [signal = ''] = pack([{ topic: 'read', person: me }])
  await ctx.sql.query(
    prepared(sql`
    with marked as (
      update engine.notice set read_at = ${at}
      where person = ${me}::uuid and read_at is null and ${tabConditions[tab]} ${ids === 'all' ? empty : sql`and id = any(${ids}::bigint[])`} returning 1)
    select pg_notify(${signalChannel}, ${signal}) where exists (select from marked)`),
  )
}

/** A kept notice whose people have their names, in the reader's language. */
export function noticeOf({ running, lang }: Pick<Ctx, 'running' | 'lang'>, row: NoticeRow): Notice {
  const { id, type, url, at, readAt, params } = row
  const sender = params['actorName']
  return {
    id,
    ...noticeText(running, row, lang),
    url,
    time: at,
    readTime: readAt,
    type,
    sender: isWords(sender) ? sender[lang] : textOrNull(sender),
  }
}

/** The task that a notice tells of. */
function taskOf({ type, params }: NoticeRow): string | null {
  const task = params['taskId']
  return type === 'task' && typeof task === 'string' ? task : null
}

function unreadCount(person: string) {
  return sql`select count(*)::int from engine.notice where person = ${person}::uuid and read_at is null`
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
