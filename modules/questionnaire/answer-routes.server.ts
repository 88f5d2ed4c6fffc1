import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isMobileAgent } from './is-mobile-agent.ts'
import { asSystem, type Ctx, langOf, now, Refusal, storeFile, systemContext } from '../../server/define.ts'
import { asksForFiles, hasSheet, linked, openQuestions } from './asked.server.ts'
import { budgets } from './budget.server.ts'
import { chosen } from './design/in-language.ts'
import { invitedPeople, isTargeted } from './invited.server.ts'
import { submit } from './submit.server.ts'
import type { Questionnaire } from './questionnaire.ts'

interface Path { readonly qid: string }
type Asked = FastifyRequest<{ Params: Path }>

// A whole company may sit behind one address.
const rateLimit = { max: 600, timeWindow: 60_000 }
const open = { public: true, rateLimit } as const
const own = { session: true } as const
const largest = 20 * 1024 * 1024

/** The calls of the answer pages: by link alone where nobody says his name, with a session where he does. */
export function answerRoutes(app: FastifyInstance): void {
  const budget = budgets()

  app.get('/routeAnswer', { config: { public: true, unlicensed: true } }, (request, reply) => reply.redirect(`${isMobileAgent(request.headers['user-agent'] ?? '') ? '/mobileAnswer' : '/pcAnswer'}${queryText(request.url)}`))

  app.get<{ Params: Path }>('/api/questionnaire/answer/:qid', { config: open }, async (request) => {
    const ctx = machine(request)
    const record = await linked(ctx, request.params.qid, given(request.query, 'token'))
    if (record.anonymous === '0') return { needsSession: true, title: chosen(ctx.lang, record.title, record.titleRu, record.titleEn), anonymous: false }
    return shown(ctx, record, keyOf(request, record))
  })

  app.post<{ Params: Path }>('/api/questionnaire/answer/:qid', { config: open }, async (request) => {
    const ctx = machine(request)
    const record = await linked(ctx, request.params.qid, given(request.body, 'token'))
    if (record.anonymous === '0') throw new Refusal('session.ended', {}, { status: 401 })
    budget.spend('answers', record.id, request.ip, 1, ctx.now)
    return submit(ctx, record, { sheetKey: keyOf(request, record), answerer: null, ...sent(request) })
  })

  app.get<{ Params: Path }>('/api/questionnaire/mine/:qid', { config: own }, async (request) => {
    const ctx = asSystem(request.ctx, 'a person answers a questionnaire')
    const record = await named(request, ctx, given(request.query, 'token'))
    return shown(ctx, record, personKey(request, record))
  })

  app.post<{ Params: Path }>('/api/questionnaire/mine/:qid', { config: own }, async (request) => {
    const ctx = asSystem(request.ctx, 'a person answers a questionnaire')
    const record = await named(request, ctx, given(request.body, 'token'))
    return submit(ctx, record, { sheetKey: personKey(request, record), answerer: request.ctx.actor.id, ...sent(request) })
  })

  app.post<{ Params: Path }>('/api/questionnaire/file/:qid', { config: { ...open, files: true, rateLimit: { max: 60, timeWindow: 60_000 } } }, async (request) => {
    const ctx = machine(request)
    const record = await linked(ctx, request.params.qid, given(request.query, 'token'))
    if (record.status !== '1' || record.endTime <= ctx.now) throw new Refusal('questionnaire.closed')
    if (!asksForFiles(record)) throw new Refusal('questionnaire.no-files')
    budget.spend('bytes', record.id, request.ip, 0, ctx.now)
    const part = await request.file({ limits: { fileSize: largest, files: 1 } })
    if (part === undefined) throw new Refusal('file.none')
    const bytes = await part.toBuffer()
    budget.spend('bytes', record.id, request.ip, bytes.length, ctx.now)
    const { fileName, fileAdd, fileSize } = await storeFile(ctx, { name: part.filename, bytes })
    return { fileName, fileAdd, fileSize }
  })
}

function machine(request: FastifyRequest): Ctx {
  const { server } = request
  return systemContext(server.pool, server.running, now(), 'a visitor answers a questionnaire', langOf(request))
}

async function named(request: Asked, ctx: Ctx, token: string): Promise<Questionnaire> {
  const record = await linked(ctx, request.params.qid, token)
  if (isTargeted(record) && !(await invitedPeople(ctx, record)).includes(request.ctx.actor.id)) throw new Refusal('questionnaire.uninvited')
  return record
}

async function shown(ctx: Ctx, record: Questionnaire, sheetKey: string) {
  const { startTime, endTime } = record
  const title = chosen(ctx.lang, record.title, record.titleRu, record.titleEn)
  const intro = chosen(ctx.lang, record.intro ?? '', record.introRu, record.introEn)
  const open = record.status === '1' && endTime > ctx.now
  const done = record.onePerUser === '1' && (await hasSheet(ctx, sheetKey))
  const state = !open ? 'closed' : startTime > ctx.now ? 'early' : done ? 'done' : 'open'
  return { needsSession: false, title, intro, startTime, endTime, state, anonymous: record.anonymous === '1', questions: state === 'open' ? openQuestions(record, ctx.lang) : [] }
}

/** A device says a random key of its own, which tells nothing of its owner. */
function keyOf(request: FastifyRequest, { id, onePerUser }: Questionnaire): string {
  const key = given(request.method === 'GET' ? request.query : request.body, 'key')
  if (!/^[\w-]{16,48}$/.test(key)) throw new Refusal('request.malformed', {}, { status: 400 })
  return onePerUser === '1' ? `${id}:${key}` : `${id}:${randomUUID()}`
}

function personKey({ ctx }: FastifyRequest, { id, onePerUser }: Questionnaire): string {
  return onePerUser === '1' ? `${id}:${ctx.actor.id}` : `${id}:${randomUUID()}`
}

function sent({ body }: FastifyRequest): { readonly answers: unknown; readonly device: string } {
  return { answers: Object(body).answers, device: given(body, 'device') === 'mobile' ? 'mobile' : 'pc' }
}

function given(from: unknown, name: string): string {
  const value: unknown = Object(from)[name]
  return typeof value === 'string' ? value : ''
}

function queryText(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
