import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { sendUnchanged } from '../../platform/http/etag.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { relatedDocuments } from '../derivation/related-documents.ts'
import { recordLog } from '../history/record-log.ts'
import { page } from '../list/list-page.ts'
import { namesOf } from '../read/load-reference-names.ts'
import { invalid } from '../read/record-refusals.ts'
import { mayDo, requirePermission } from '../read/require-permission.ts'
import { reveal } from '../read/reveal-masked-value.ts'
import { act } from '../write/call-verb.ts'
import { remove } from '../write/delete-records.ts'
import { suggested } from '../write/form-suggestions.ts'
import { onceOnly } from '../write/idempotent-request.ts'
import { save } from '../write/save-record.ts'
import { validationErrors } from '../write/validation-errors.ts'
import { bulk, bulkRequestOf } from './bulk-actions.ts'
import { derivationRoutes } from './derivation-routes.ts'
import { describe } from './describe-document.ts'
import { listRoutes } from './list-routes.ts'
import { opened } from './opened-record.ts'
import { bodyOf, pageRequestOf, texts } from './request-body.ts'
import { documentOf, permitted, recordOf } from './requested-record.ts'

interface Path {
  readonly module: string
  readonly thing: string
  readonly id: string
  readonly verb: string
}

// Any session may call; each handler asks for the permission of the document it is about.
const config = { session: true } as const

/** The routes of everything described: one set for all documents. */
export function describedRoutes(app: FastifyInstance): void {
  const at = '/api/:module/:thing'
  listRoutes(app)
  derivationRoutes(app)

  app.get<{ Params: Path }>(`${at}/describe`, { config }, async (request, reply) => {
    const described = await describe(request.ctx, documentOf(request))
    if (described.verbs.length === 0) throw new Refusal('permission.missing', {}, { status: 403 })
    return sendUnchanged(request, reply, JSON.stringify(described)) ? reply : described
  })

  app.post<{ Params: Path }>(`${at}/page`, { config }, async (request) =>
    page(request.ctx, permitted(request, 'ck'), pageRequestOf(bodyOf(request.body))),
  )

  app.get<{ Params: Path }>(`${at}/:id`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    return opened(request.ctx, doc, request.params.id)
  })

  app.post<{ Params: Path }>(`${at}/:id/reveal`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const { field = '', reason = '' } = bodyOf(request.body)
    return { value: await reveal(request.ctx, doc, await recordOf(request, doc), String(field), String(reason)) }
  })

  app.get<{ Params: Path }>(`${at}/:id/links`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    return relatedDocuments(request.ctx, doc, await recordOf(request, doc))
  })

  app.get<{ Params: Path }>(`${at}/:id/log`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    await recordOf(request, doc)
    return recordLog(request.ctx, doc, request.params.id)
  })

  app.post<{ Params: Path }>(`${at}/suggest`, { config }, async (request) => {
    const { values = {}, chosen = null } = bodyOf(request.body)
    const { doc } = documentOf(request)
    if (!mayDo(request.ctx, doc, 'bj')) requirePermission(request.ctx, doc, 'xz')
    const filled = await suggested(request.ctx, doc, bodyOf(values), typeof chosen === 'string' ? chosen : null)
    // Records that nobody chose in the form are named to whoever may not read their document too.
    return { ...filled, names: await namesOf(request.ctx, doc, [{ ...filled.offered, ...filled.settled }]) }
  })

  // What keeps a form from being saved, or submitted, all at once; nothing is written.
  app.post<{ Params: Path }>(`${at}/check`, { config }, async (request) => {
    const { submits = false, values = {} } = bodyOf(request.body)
    const given = bodyOf(values)
    const doc = permitted(request, typeof given.id === 'string' && given.id !== '' ? 'bj' : 'xz')
    const errors = await validationErrors(request.ctx, doc, given, submits === true)
    const refusal = invalid(request.ctx, doc, errors)
    return { errors: refusal === null ? {} : (app.saidRefusal(refusal, request).data?.errors ?? {}) }
  })

  app.post<{ Params: Path }>(`${at}/save`, { config }, async (request) => {
    const body = bodyOf(request.body)
    const doc = permitted(request, typeof body.id === 'string' && body.id !== '' ? 'bj' : 'xz')
    return once(request, async (ctx) => ({ ...(await save(ctx, doc, body)) }))
  })

  app.post<{ Params: Path }>(`${at}/:id/action/:verb`, { config }, async (request) => {
    const { doc } = documentOf(request)
    requirePermission(request.ctx, doc, 'ck')
    return once(request, async (ctx) => ({
      ...(await act(ctx, doc, request.params.id, request.params.verb, bodyOf(request.body))),
    }))
  })

  app.post<{ Params: Path }>(`${at}/bulk`, { config }, async (request) => {
    const { doc } = documentOf(request)
    const outcomes = await bulk(request.ctx, doc, bulkRequestOf(bodyOf(request.body)), idempotencyKeyOf(request))
    return outcomes.map((outcome) => {
      if (!('refusal' in outcome)) return { ...outcome, code: '0' }
      const { code, msg, data } = app.saidRefusal(outcome.refusal, request)
      return { id: outcome.id, code, msg, errors: data?.errors ?? {} }
    })
  })

  app.delete<{ Params: Path }>(`${at}/:id`, { config }, async (request) => {
    const doc = permitted(request, 'sc')
    return once(request, async (ctx) => [...(await remove(ctx, doc, texts(request.params.id)))])
  })
}

/** Does a change once, however often a request with the same Idempotency-Key arrives. */
function once<T extends Parameters<typeof onceOnly>[3]>(
  request: FastifyRequest,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const route = `${request.method} ${request.url}`
  return onceOnly(request.ctx, idempotencyKeyOf(request), route, bodyOf(request.body), work)
}
