import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { KnownRoutes } from '../known-routes.ts'
import { pagePolicy } from '../security-headers.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** OpenAPI 3.1, made when asked, and a page that shows it; for those with a session. */
export function docsRoutes(app: FastifyInstance, known: KnownRoutes): void {
  app.get('/api/docs/json', { config: { session: true, cookie: true } }, async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openApi(known.all, request.ctx, 'Amur API'))),
  )

  // A page is opened by the browser itself, which sends cookies and no headers.
  app.get('/api/docs', { config: { session: true, cookie: true } }, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(docsPage(openApi(known.all, request.ctx, 'Amur API'), request.ctx.lang, nonce))
  })
}
