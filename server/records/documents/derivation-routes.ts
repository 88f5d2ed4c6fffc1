import type { FastifyInstance } from 'fastify'
import { derivableAmong, openSources } from '../derivation/open-sources.ts'
import { bodyOf, texts } from './request-body.ts'
import { documentOf, permitted } from './requested-record.ts'

// Any session may call; what is asked for needs the permissions of both documents.
const config = { session: true } as const

/** What new records may be begun from, and which records something may be made from. */
export function derivationRoutes(app: FastifyInstance): void {
  app.post('/api/:module/:thing/sources', { config }, async (request) => {
    const { name = '', find = '' } = bodyOf(request.body)
    return openSources(request.ctx, documentOf(request).doc, String(name), String(find))
  })

  app.post('/api/:module/:thing/derivable', { config }, async (request) => {
    const { name = '', ids = [] } = bodyOf(request.body)
    return derivableAmong(request.ctx, permitted(request, 'ck'), String(name), texts(ids))
  })
}
