import type { FastifyInstance } from 'fastify'
import type { DerivableRow } from '../../../core/api-types/derivation-source.ts'
import { derivableRows } from '../derivation/derivable-rows.ts'
import { openSources } from '../derivation/open-sources.ts'
import { bodyOf, texts } from './request-body.ts'
import { documentOf, permitted } from './requested-record.ts'

// Any session may call; what is asked for needs the permissions of both documents.
const config = { session: true } as const

/** What new records may be begun from, and which records something may be made from. */
export function derivationRoutes(app: FastifyInstance): void {
  app.post('/api/:module/:thing/sources', { config }, async (request) => {
    const { name = '', find = '', beside = '' } = bodyOf(request.body)
    return openSources(request.ctx, documentOf(request).doc, String(name), String(find), texts(beside)[0])
  })

  app.post('/api/:module/:thing/derivable', { config }, async (request): Promise<readonly DerivableRow[]> => {
    const { name = '', ids = [] } = bodyOf(request.body)
    const rows = await derivableRows(request.ctx, permitted(request, 'ck'), String(name), texts(ids))
    return rows.map(({ id, number, barred, apart }) => ({
      id,
      number,
      barred: barred && app.saidRefusal(barred, request).msg,
      apart: apart && app.saidRefusal(apart, request).msg,
    }))
  })
}
