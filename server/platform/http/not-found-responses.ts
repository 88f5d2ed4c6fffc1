import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { envelopeOf } from './error-responses.ts'
import type { KnownRoutes } from './known-routes.ts'
import type { RefusalWords } from './refusal-text.ts'
import type { ServePage } from './serve-pages.ts'

/** What answers where no route does: a page, 405 for a known path, else 404 `route.unknown`. */
export function answerUnknown(app: FastifyInstance, known: KnownRoutes, words: RefusalWords, page: ServePage): void {
  app.setNotFoundHandler(async (request, reply) => {
    const served = page(request, reply)
    if (served !== null) return served
    const methods = known.methodsOf(request.url.split('?', 1)[0] ?? '')
    const refusal =
      methods.length > 0
        ? new Refusal('route.method', {}, { status: 405 })
        : new Refusal('route.unknown', {}, { status: 404 })
    if (methods.length > 0) reply.header('allow', [...new Set(methods)].join(', '))
    return reply.code(refusal.status).send(envelopeOf(refusal, request, words))
  })
}
