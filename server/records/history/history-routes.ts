import type { FastifyInstance } from 'fastify'
import { readInput } from '../../platform/http/read-input.ts'
import { permitted, type RecordPath, recordOf } from '../documents/requested-record.ts'
import { fieldHistory } from './field-history.ts'

const mostVersions = 1_000_000

/** The past of any record's fields. */
export function historyRoutes(app: FastifyInstance): void {
  app.get<{ Params: RecordPath }>('/api/:module/:thing/:id/history', { config: { session: true } }, async (request) => {
    const doc = permitted(request, 'ck')
    await recordOf(request, doc)
    const input = readInput(request, request.query)
    const [field, since] = [input.text('field'), input.whole('since', 0, mostVersions, 0)]
    input.finish()
    return fieldHistory(request.ctx, doc, request.params.id, field === '' ? { since } : { field, since })
  })
}
