import type { FastifyInstance, FastifyRequest } from 'fastify'
import sql, { type Sql } from 'sql-template-tag'
import { messageList } from '../../../base/message-list.ts'
import { person } from '../../../base/person.ts'
import { languages } from '../../../core/values/language.ts'
import { type ChannelCode, type MyNotices, type NoticeSort, quietWays } from '../../../core/words/notice-preferences.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { callListRoutes } from '../../records/system-list/system-list-routes.ts'
import type { Channel } from './channel.ts'
import { messageLines } from './message-lines.ts'
import { type Choices, readChoices, saveChoices, standardQuiet } from './notice-preferences.ts'
import { openOf, sendingJob } from './queue-messages.ts'

const [longId, mostIds] = [18, 200]

/** How one wants to be told, and the outbox of what leaves the product. */
export function messageRoutes(channels: readonly Channel[]): Routes {
  return (app: FastifyInstance) => {
    app.get('/api/system/my/notices', { config: { session: true } }, ({ ctx }) => myNotices(ctx, channels))
    app.post('/api/system/my/notices', { config: { session: true } }, async (request) => {
      const open = (await openOf(channels, request.ctx)).map(({ code }) => code)
      const choices = choicesOf(request, open)
      await inContext(request, (ctx) => saveChoices(ctx, choices, open))
      return null
    })

    callListRoutes(app, { list: messageList, source: messageLines, needs: 'xxfs-ck', exportNeeds: 'xxfs-ck' })
    app.post('/api/system/message/again', { config: { needs: 'xxfs-cf' } }, async (request) => {
      const ids = idsOf(request)
      return { again: await inContext(request, (ctx) => sendAgain(ctx, ids)) }
    })
  }
}

async function myNotices(ctx: Ctx, channels: readonly Channel[]): Promise<MyNotices> {
  const open = await openOf(channels, ctx)
  const [me] = await ctx.sql.query<{ email: string | null; tel: string | null; code: string }>(
    sql`select email, user_tel as tel, user_code as code from base.person where id = ${ctx.actor.id}::uuid`,
  )
  const [choices, standard] = await Promise.all([readChoices(ctx), standardQuiet(ctx)])
  return { ...choices, channels: open.map(({ code, reach }) => ({ code, address: me?.[reach] ?? '' })), standard }
}

function choicesOf(request: FastifyRequest, open: readonly ChannelCode[]): Choices {
  const input = readInput(request, request.body)
  const quiet = input.choice('quiet', quietWays, 'standard')
  const own = { from: input.whole('from', 0, 23, 22), to: input.whole('to', 0, 23, 7) }
  const lang = input.choice('lang', ['', ...languages], '')
  const given = input.inner('wanted')
  const wanted = (sort: NoticeSort) => open.filter((code) => given.inner(sort).choice(code, ['0', '1'], '0') === '1')
  const choices = {
    quiet,
    own,
    lang,
    wanted: { todo: wanted('todo'), alert: wanted('alert'), mention: wanted('mention'), notice: wanted('notice') },
  }
  input.finish()
  return choices
}

/** `all` for everything that failed, else the numbers of messages. */
function idsOf(request: FastifyRequest): readonly string[] | 'all' {
  const input = readInput(request, request.body)
  const all = input.choice('all', ['0', '1'], '0')
  const ids = input
    .text('ids', { max: (longId + 1) * mostIds })
    .split(',')
    .filter((id) => id !== '')
  input.finish()
  if (all === '1') return 'all'
  if (ids.length > mostIds || !ids.every((id) => /^\d{1,18}$/.test(id)))
    throw new Refusal(
      'request.wrong',
      {},
      { status: 400, errors: { ids: { code: 'request.ids', params: { label: 'ids', max: mostIds } } } },
    )
  return ids
}

/**
 * What failed is sent again from the start; what may have arrived only when it is asked for by name. What was sent
 * stays sent.
 */
async function sendAgain(ctx: Ctx, ids: readonly string[] | 'all'): Promise<number> {
  const which: Sql =
    ids === 'all' ? sql`m.state = 'failed'` : sql`m.state in ('failed', 'unclear') and m.id = any(${ids}::bigint[])`
  const begun = await ctx.sql.query<{ id: string }>(sql`
    update engine.message m set state = 'waiting', tries = 0, due_at = ${new Date(ctx.now)}, error = null
    from (${rows(ctx, person)}) p where p.id = m.person and ${which} returning m.id::text`)
  if (begun.length === 0) return 0
  await audited(ctx, {
    verb: 'message.again',
    document: `${messageList.module}.${messageList.name}`,
    detail: { messages: begun.length },
  })
  await enqueue(ctx, sendingJob, null, { key: `by hand ${sendingJob}`, queue: `cron ${sendingJob}` })
  return begun.length
}
