import sql from 'sql-template-tag'
import type { NoticeSort } from '../../../core/words/notice-preferences.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Running } from '../../platform/context/running-composition.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import { addJobs } from '../../platform/jobs/add-jobs.ts'
import { now } from '../../platform/process/clock.ts'
import { tabConditions } from '../notice/notice-tabs.ts'
import type { WriteMessages } from '../outbox/deliver-outbox-rows.ts'
import type { Channel, ChannelCtx } from './channel.ts'
import { quietEnds, wishesOf } from './notice-preferences.ts'

/** Name of the job that sends. */
export const sendingJob = 'message.send'

interface Told {
  readonly id: string
  readonly person: string
  readonly sort: NoticeSort
  readonly email: string | null
  readonly tel: string | null
  readonly code: string
}

/**
 * Writes the messages of new notices, to be sent when their readers are not to be left in peace, and asks for their
 * sending.
 */
export function messageWriter(channels: readonly Channel[], running: Running<Ctx>): WriteMessages {
  return async (on, notices) => {
    if (notices.length === 0) return
    const ctx = { sql: on, running }
    const open = await openOf(channels, ctx)
    if (open.length === 0) return
    const told = await receivers(on, notices)
    const people = [...new Set(told.map(({ person }) => person))]
    const [wishes, quietEnd] = [await wishesOf(on, people), await quietEnds(ctx, people)]
    const at = now()
    // Whom a channel cannot reach it is not asked to; his page of choices says so.
    const rows = told.flatMap((one): NewMessage[] =>
      open
        .filter(({ code, reach }) => one[reach] && wishes(one.person, one.sort, code))
        .map(({ code }) => ({
          notice: one.id,
          channel: code,
          person: one.person,
          sort: one.sort,
          due: quietEnd(one.person, at),
        })),
    )
    await insert(on, at, rows)
    if (rows.some(({ due }) => due === at)) await askToSend(on)
  }
}

/** Which channels are open now. */
export async function openOf(channels: readonly Channel[], ctx: ChannelCtx): Promise<readonly Channel[]> {
  const open: Channel[] = []
  // One after another: they may share one connection.
  for (const channel of channels) if (await channel.isOpen(ctx)) open.push(channel)
  return open
}

function receivers(on: Sql, notices: readonly string[]): Promise<Told[]> {
  const { todo, alert, mention } = tabConditions
  return on.query<Told>(
    prepared(sql`
    select n.id, n.person, n.sort, p.email, p.user_tel as tel, p.user_code as code
    from (select id, person, case when ${todo} then 'todo' when ${alert} then 'alert' when ${mention} then 'mention' else 'notice' end as sort from engine.notice where id = any(${notices}::bigint[])) n
    join base.person p on p.id = n.person and p.user_zt = '1' and p.del_flag = 0 order by n.id`),
  )
}

interface NewMessage {
  readonly notice: string
  readonly channel: string
  readonly person: string
  readonly sort: string
  /** Epoch ms. */
  readonly due: number
}

/** One array for each column: PostgreSQL reads that sooner than the same rows as JSON. */
async function insert(on: Sql, at: number, rows: readonly NewMessage[]): Promise<void> {
  if (rows.length === 0) return
  const all = <K extends keyof NewMessage>(name: K) => rows.map((row) => row[name])
  await on.query(
    prepared(sql`
    insert into engine.message (notice_id, channel, person, sort, created_at, due_at)
    select m.notice, m.channel, m.person, m.sort, ${new Date(at)}::timestamptz, to_timestamp(m.due / 1000)
    from unnest(${all('notice')}::bigint[], ${all('channel')}::text[], ${all('person')}::uuid[], ${all('sort')}::text[],
      ${all('due')}::float8[]) as m(notice, channel, person, sort, due)
    on conflict (notice_id, channel) do nothing`),
  )
}

function askToSend(on: Sql): Promise<void> {
  return addJobs(on, [{ name: sendingJob, payload: null, run_at: null, key: sendingJob, queue: `cron ${sendingJob}` }])
}
