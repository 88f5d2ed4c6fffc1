import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../../core/values/duration.ts'
import { asSystem, type Ctx, langOf, now, Refusal, storeFile, systemContext } from '../../server/module-api.ts'
import { spendAnswerLimit } from './answer-rate-limits.server.ts'
import { chosen } from './design/translated-question.ts'
import { deviceOf, newDeviceKey, requireDevice } from './device-key.server.ts'
import { invitedPeople, isTargeted } from './invited-people.server.ts'
import { isMobileAgent } from './is-mobile-agent.ts'
import { asksForFiles, hasSheet, linked, openQuestions } from './questionnaire-by-link.server.ts'
import type { Questionnaire } from './questionnaire.ts'
import { submit } from './submit-answers.server.ts'

interface Path {
  readonly qid: string
}
type Asked = FastifyRequest<{ Params: Path }>

// A whole company may sit behind one address.
const rateLimit = { max: 600, timeWindow: minuteMs }
const open = { public: true, anonymous: true, rateLimit } as const
const own = { session: true } as const
const largest = 20 * 1024 * 1024

/** The calls of the answer pages: by link alone where nobody says his name, with a session where he does. */
export function answerRoutes(app: FastifyInstance): void {
  app.get('/routeAnswer', { config: { public: true, unlicensed: true } }, (request, reply) =>
    reply.redirect(
      `${isMobileAgent(request.headers['user-agent'] ?? '') ? '/mobileAnswer' : '/pcAnswer'}${queryText(request.url)}`,
    ),
  )

  app.get<{ Params: Path }>('/api/questionnaire/answer/:qid', { config: open }, async (request) => {
    const ctx = machine(request)
    const record = await linked(ctx, request.params.qid, given(request.query, 'token'))
    const { key, device } = await keyFor(ctx, request, record)
    if (record.anonymous === '0')
      return {
        needsSession: true,
        title: chosen(ctx.lang, record.title, record.titleRu, record.titleEn),
        anonymous: false,
        key,
      }
    return { ...(await shown(ctx, record, sheetKey(record, device))), key }
  })

  app.post<{ Params: Path }>('/api/questionnaire/answer/:qid', { config: open }, async (request) => {
    const ctx = machine(request)
    const record = await linked(ctx, request.params.qid, given(request.body, 'token'))
    if (record.anonymous === '0') throw new Refusal('session.ended', {}, { status: 401 })
    const device = await requireDevice(ctx, record.id, given(request.body, 'key'))
    await spendAnswerLimit(ctx, 'answers', record, request.ip, 1)
    return submit(ctx, record, { sheetKey: sheetKey(record, device), answerer: null, ...sent(request) })
  })

  app.get<{ Params: Path }>('/api/questionnaire/mine/:qid', { config: own }, async (request) => {
    const ctx = asSystem(request.ctx, 'a person answers a questionnaire')
    const record = await named(request, ctx, given(request.query, 'token'))
    return shown(ctx, record, sheetKey(record, request.ctx.actor.id))
  })

  app.post<{ Params: Path }>('/api/questionnaire/mine/:qid', { config: own }, async (request) => {
    const ctx = asSystem(request.ctx, 'a person answers a questionnaire')
    const record = await named(request, ctx, given(request.body, 'token'))
    return submit(ctx, record, {
      sheetKey: sheetKey(record, request.ctx.actor.id),
      answerer: request.ctx.actor.id,
      ...sent(request),
    })
  })
  fileRoute(app)
}

function fileRoute(app: FastifyInstance): void {
  app.post<{ Params: Path }>(
    '/api/questionnaire/file/:qid',
    { config: { ...open, files: true, rateLimit: { max: 60, timeWindow: minuteMs } } },
    async (request) => {
      const ctx = machine(request)
      const record = await linked(ctx, request.params.qid, given(request.query, 'token'))
      if (record.status !== '1' || record.endTime <= ctx.now) throw new Refusal('questionnaire.closed')
      if (!asksForFiles(record)) throw new Refusal('questionnaire.no-files')
      await requireDevice(ctx, record.id, given(request.query, 'key'))
      await spendAnswerLimit(ctx, 'bytes', record, request.ip, Number(request.headers['content-length'] ?? largest))
      const part = await request.file({ limits: { fileSize: largest, files: 1 } })
      if (part === undefined) throw new Refusal('file.none')
      const { fileName, fileAdd, fileSize } = await storeFile(ctx, {
        name: part.filename,
        bytes: await part.toBuffer(),
      })
      return { fileName, fileAdd, fileSize }
    },
  )
}

function machine(request: FastifyRequest): Ctx {
  const { server } = request
  return systemContext(server.pool, server.running, now(), 'a visitor answers a questionnaire', langOf(request))
}

async function named(request: Asked, ctx: Ctx, token: string): Promise<Questionnaire> {
  const record = await linked(ctx, request.params.qid, token)
  if (isTargeted(record) && !(await invitedPeople(ctx, record)).includes(request.ctx.actor.id))
    throw new Refusal('questionnaire.uninvited')
  return record
}

async function shown(ctx: Ctx, record: Questionnaire, sheetKey: string) {
  const { startTime, endTime } = record
  const title = chosen(ctx.lang, record.title, record.titleRu, record.titleEn)
  const intro = chosen(ctx.lang, record.intro ?? '', record.introRu, record.introEn)
  const open = record.status === '1' && endTime > ctx.now
  const done = record.onePerUser === '1' && (await hasSheet(ctx, sheetKey))
  const state = open ? stateOf(startTime > ctx.now, done) : 'closed'
  return {
    needsSession: false,
    title,
    intro,
    startTime,
    endTime,
    state,
    anonymous: record.anonymous === '1',
    questions: state === 'open' ? openQuestions(record, ctx.lang) : [],
  }
}

/** The key a device showed, or a new one where it showed none of ours; each address is given so many an hour. */
async function keyFor(
  ctx: Ctx,
  request: FastifyRequest,
  record: Questionnaire,
): Promise<{ readonly key: string; readonly device: string | null }> {
  const key = given(request.query, 'key')
  const device = await deviceOf(ctx, record.id, key)
  if (device !== null) return { key, device }
  await spendAnswerLimit(ctx, 'devices', record, request.ip, 1)
  return { key: await newDeviceKey(ctx, record.id), device: null }
}

/** By what an answer is found again where each person, or device, answers once. */
function sheetKey({ id, onePerUser }: Questionnaire, whose: string | null): string {
  return `${id}:${onePerUser === '1' && whose !== null ? whose : randomUUID()}`
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

function stateOf(early: boolean, done: boolean): 'early' | 'done' | 'open' {
  if (early) return 'early'
  return done ? 'done' : 'open'
}
