import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readInput } from '../../platform/http/read-input.ts'
import { permitted, type RecordPath, recordOf } from '../documents/requested-record.ts'
import { setFollowing } from '../follow/following.ts'
import { visit } from './detail-page-extras.ts'
import { keptRecords, setFavourite } from './favourite-and-recent-records.ts'

const config = { session: true } as const

/** What a person keeps of records: those he opened, marked or follows. */
export function recentRoutes(app: FastifyInstance): void {
  const at = '/api/:module/:thing/:id'

  app.get('/api/portal/records', { config }, ({ ctx }) => keptRecords(ctx))

  app.post<{ Params: RecordPath }>(`${at}/visit`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    await recordOf(request, doc)
    return visit(request.ctx, doc, request.params.id)
  })

  app.post<{ Params: RecordPath }>(`${at}/follow`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    await recordOf(request, doc)
    await setFollowing(request.ctx, doc, request.params.id, isOn(request))
    return null
  })

  app.post<{ Params: RecordPath }>(`${at}/favourite`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    await recordOf(request, doc)
    await setFavourite(request.ctx, doc, request.params.id, isOn(request))
    return null
  })
}

function isOn(request: FastifyRequest): boolean {
  const input = readInput(request, request.body)
  const on = input.choice('on', ['0', '1'], '1')
  input.finish()
  return on === '1'
}
