import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../../platform/database/is-id.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { adapterLines, failuresOf, probe } from './adapter-health.ts'
import { adapterNamed, askAgain } from './external-calls.ts'

const read = { needs: 'wbxt-ck' } as const
const work = { needs: 'wbxt-cf' } as const

/** What lies outside: how it does, asking it now, and saying again what failed. */
export function adapterRoutes(app: FastifyInstance): void {
  app.get('/api/system/adapter', { config: read }, ({ ctx }) => adapterLines(ctx))

  app.get<{ Params: { key: string } }>('/api/system/adapter/:key/failures', { config: read }, ({ ctx, params }) => {
    adapterNamed(ctx, params.key)
    return failuresOf(ctx, params.key)
  })

  app.post('/api/system/adapter/probe', { config: work }, async (request) => {
    const { ctx } = request
    const input = readInput(request, request.body)
    const key = input.text('key', { max: 100 })
    input.finish()
    adapterNamed(ctx, key)
    await audited(ctx, { verb: 'adapter.probe', document: key })
    return { answers: await probe(ctx, key) }
  })

  app.post('/api/system/adapter/again', { config: work }, async (request) => {
    const { ctx } = request
    const input = readInput(request, request.body)
    const id = input.text('id', { max: 36 })
    input.finish()
    if (!isId(id)) throw new Refusal('request.not-found', {}, { status: 404 })
    await audited(ctx, { verb: 'adapter.again', recordId: id })
    await askAgain(ctx, id)
    return null
  })
}
