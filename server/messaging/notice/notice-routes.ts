import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { answerWithEvents } from '../../platform/http/event-stream-response.ts'
import { readInput } from '../../platform/http/read-input.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import { keepPageLang } from '../message/notice-preferences.ts'
import type { Live } from './live/open-live-updates.ts'
import { type NoticeTab, noticeTabs } from './notice-tabs.ts'
import { pageOfNotices, readNotices, unreadByTab, unreadNotices } from './notices.ts'

const mostPages = 1_000_000
const mostRows = 50
const mostIds = 200
const mostMissed = dayMs

/** The calls about what people are told, and the stream that tells them. */
export function noticeRoutes(live: Live): Routes {
  return (app: FastifyInstance) => {
    app.addHook('preClose', () => live.close())
    app.get('/api/notice/page', { config: { session: true } }, noticePage)
    app.get('/api/notice/unread', { config: { session: true, background: true } }, async ({ ctx }) => ({
      unread: await unreadNotices(ctx),
    }))
    app.get('/api/notice/counts', { config: { session: true, background: true } }, ({ ctx }) => unreadByTab(ctx))
    app.post('/api/notice/read', { config: { session: true } }, async (request) => {
      await readNotices(request.ctx, idsOf(request), tabOf(request))
      return null
    })
    // Asked with HEAD it would never end.
    app.get(
      '/api/notice/stream',
      { config: { session: true, cookie: true, background: true, long: true }, exposeHeadRoute: false },
      (request, reply) => stream(live, request, reply),
    )
  }
}

async function noticePage(request: FastifyRequest) {
  const input = readInput(request, request.query)
  const page = input.whole('page', 1, mostPages, 1)
  const size = input.whole('size', 1, mostRows, 20)
  const unread = input.choice('unread', ['0', '1'], '0')
  const tab = input.choice('tab', noticeTabs, '')
  input.finish()
  return pageOfNotices(request.ctx, page, size, unread === '1', tab)
}

function tabOf(request: FastifyRequest): NoticeTab {
  const input = readInput(request, request.body)
  const tab = input.choice('tab', noticeTabs, '')
  input.finish()
  return tab
}

function idsOf(request: FastifyRequest): readonly string[] | 'all' {
  const input = readInput(request, request.body)
  const all = input.choice('all', ['0', '1'], '0')
  input.finish()
  if (all === '1') return 'all'
  const given: unknown =
    typeof request.body === 'object' && request.body !== null ? Reflect.get(request.body, 'ids') : undefined
  const listed = typeof given === 'string' ? given.split(',') : []
  const ids = Array.isArray(given) ? given : listed
  const good = ids.filter((id): id is string => typeof id === 'string' && /^\d{1,18}$/.test(id))
  if (good.length !== ids.length || good.length > mostIds) {
    throw new Refusal(
      'request.wrong',
      {},
      { status: 400, errors: { ids: { code: 'request.ids', params: { label: 'ids', max: mostIds } } } },
    )
  }
  return good
}

async function stream(live: Live, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { caller } = request
  if (caller === null) throw new Error('the stream has a session')
  const input = readInput(request, request.query)
  const missed = input.whole('missed', 0, mostMissed, 0)
  input.finish()
  await keepPageLang(request.ctx)
  // Nothing else is asked over the connection afterwards.
  const raw = answerWithEvents(reply, { connection: 'close' })
  live.attach(caller, request.ctx.lang, raw, missed)
  return reply
}
