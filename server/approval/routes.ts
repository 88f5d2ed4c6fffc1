import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Json } from '../../core/values/json.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { isId } from '../platform/database/is-id.ts'
import { idempotencyKeyOf } from '../platform/http/idempotency-key.ts'
import { readInput } from '../platform/http/read-input.ts'
import { contextOf } from '../platform/http/request-context.ts'
import { now } from '../platform/process/clock.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'
import { onceOnly } from '../records/write/idempotent-request.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { designRoutes } from './design/routes.ts'
import { picture } from './flow-diagram.ts'
import { hideUnknownCase } from './hide-unreadable-approval.ts'
import { instanceView } from './instance-view.ts'
import { lastSignature } from './last-own-signature.ts'
import { monitorRoutes } from './monitor/routes.ts'
import { delegationRoutes } from './people/delegation-routes.ts'
import { draftersChoices } from './people/drafters-choices.ts'
import { previewRequestedPath } from './preview/preview-request.ts'
import { setStarred } from './process-favourites.ts'
import { startable } from './startable-processes.ts'
import { agreeTogether } from './step/agree-together.ts'
import { decide } from './step/decide.ts'
import { placeOfInstance, placeOfTask, type Place } from './step/decision-target.ts'
import { scheduledDecision, scheduleDecision, undoDecision, type PendingDecision } from './step/schedule-decision.ts'
import { childrenRoutes } from './sub-processes/routes.ts'
import { taskCounts, taskPage, taskTabs, taskViews } from './tasks/task-page.ts'

interface Call {
  readonly Params: { readonly id: string; readonly verb: string }
}

const anyone = { config: { session: true } } as const

/** The calls of the approval centre; each person sees and does only what is his. */
export function flowRoutes(app: FastifyInstance): void {
  designRoutes(app)
  monitorRoutes(app)
  delegationRoutes(app)
  childrenRoutes(app)
  decisionRoutes(app)
  startRoutes(app)
}

function decisionRoutes(app: FastifyInstance): void {
  app.post<Call>('/api/workflow/task/:id/action/:verb', anyone, (request) => act(request, placeOfTask))
  app.post<Call>('/api/workflow/instance/:id/action/:verb', anyone, (request) => act(request, placeOfInstance))
  app.post<Call>('/api/workflow/task/:id/later/:verb', anyone, async (request) => {
    const { id } = request.params
    const verb = scheduledDecision.find((one) => one === request.params.verb)
    if (verb === undefined) throw new Refusal('flow.verb-unknown', {}, { status: 404 })
    const [ctx, body] = [contextOf(request), bodyOf(request.body)]
    const place = await placeOfTask(ctx, idOf(id))
    return hideUnknownCase(ctx, place, () =>
      onceOnly(ctx, idempotencyKeyOf(request), request.url, body, (open) =>
        withinTransaction(open, async (inside) => ({ ...(await scheduleDecision(inside, id, place, verb, body)) })),
      ),
    )
  })
  app.delete<{ Params: { readonly id: string } }>('/api/workflow/deciding/:id', anyone, ({ ctx, params }) =>
    withinTransaction(ctx, (inside) => undoDecision(inside, idOf(params.id))),
  )
  app.get<Call>('/api/workflow/instance/:id', anyone, ({ ctx, params }) =>
    withinTransaction(ctx, (inside) => instanceView(inside, idOf(params.id))),
  )
  app.get<Call>('/api/workflow/instance/:id/picture', anyone, ({ ctx, params }) =>
    withinTransaction(ctx, (inside) => picture(inside, idOf(params.id))),
  )
  app.post('/api/workflow/task/page', anyone, (request) => taskPage(request.ctx, pageRequest(request)))
  app.post('/api/workflow/task/agree', anyone, async (request) => {
    const input = readInput(request, request.body)
    const [tasks, opinion] = [input.ids('tasks', 100), input.text('opinion', { max: 500 })]
    input.finish()
    const outcomes = await agreeTogether(request.ctx, tasks, opinion, idempotencyKeyOf(request))
    return outcomes.map((outcome) => {
      if (!('refusal' in outcome)) return { id: outcome.id, code: '0', ...undoOf(outcome.later) }
      const { code, msg } = app.saidRefusal(outcome.refusal, request)
      return { id: outcome.id, code, msg }
    })
  })
  app.get('/api/workflow/task/counts', { config: { session: true, background: true } }, ({ ctx }) => taskCounts(ctx))
  app.get('/api/workflow/signature', anyone, async ({ ctx }) => {
    const last = await lastSignature(ctx)
    return last === null ? null : { ...last }
  })
}

/** What may be begun, and the way it would go. */
function startRoutes(app: FastifyInstance): void {
  app.get('/api/workflow/startable', anyone, ({ ctx }) => startable(ctx))
  app.post<{ Params: { process: string } }>('/api/workflow/startable/:process/star', anyone, (request) => {
    const input = readInput(request, request.body)
    const starred = input.choice('starred', ['0', '1'], '1') === '1'
    input.finish()
    return setStarred(request.ctx, request.params.process, starred)
  })
  app.get<{ Params: { readonly module: string; readonly thing: string; readonly id: string } }>(
    '/api/workflow/choices/:module/:thing/:id',
    anyone,
    ({ ctx, params }) =>
      withinTransaction(ctx, (inside) => draftersChoices(inside, `${params.module}.${params.thing}`, idOf(params.id))),
  )
  app.post('/api/workflow/dryRun', anyone, (request) => {
    const { module, thing, id, values = {} } = bodyOf(request.body)
    const asked = { id: typeof id === 'string' && id !== '' ? idOf(id) : null, values: bodyOf(values) }
    return withinTransaction(request.ctx, (inside) =>
      previewRequestedPath(inside, `${String(module)}.${String(thing)}`, asked),
    )
  })
}

type PlaceOf = (ctx: Ctx, id: string) => Promise<Place>

async function act(request: FastifyRequest<Call>, placeOf: PlaceOf): Promise<Json> {
  const ctx = contextOf(request)
  const { id, verb } = request.params
  const place = await placeOf(ctx, idOf(id))
  const body = bodyOf(request.body)
  return hideUnknownCase(ctx, place, () =>
    onceOnly(ctx, idempotencyKeyOf(request), request.url, body, async (open) => ({
      ...(await decide(open, place, verb, body)),
    })),
  )
}

/** How an agreement is taken back, and so long from now. */
function undoOf(later: PendingDecision | null): Readonly<Record<string, Json>> {
  return later === null ? {} : { deciding: later.deciding, undoMs: Math.max(0, later.due - now()) }
}

function pageRequest(request: FastifyRequest) {
  const input = readInput(request, request.body)
  const inner = input.inner('parameters')
  const wanted = {
    view: inner.choice('view', taskViews, 'todo'),
    tab: inner.choice('tab', taskTabs, ''),
    param: inner.text('param'),
    thing: inner.text('thing'),
    page: input.whole('page', 1, 100_000, 1),
    size: input.whole('size', 1, 500, 20),
  }
  input.finish()
  return wanted
}

function idOf(text: string): string {
  if (!isId(text)) throw new Refusal('record.missing', {}, { status: 404 })
  return text
}

function bodyOf(body: unknown): StoredRecord {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('request.malformed', {}, { status: 400 })
  return body as StoredRecord // it was parsed from JSON or a form, so it is JSON
}
