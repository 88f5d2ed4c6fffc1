import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../../platform/database/is-id.ts'
import { readInput } from '../../platform/http/input.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { proxyChoices, proxyList, proxyViews } from './delegation-list.ts'
import { endProxy, makeProxy } from './delegations.ts'

const anyone = { config: { session: true } } as const

/** The calls about who decides for whoever is away. */
export function proxyRoutes(app: FastifyInstance): void {
  app.get('/api/workflow/proxy', anyone, (request) => {
    const input = readInput(request, request.query)
    const view = input.choice('view', proxyViews, 'own')
    input.finish()
    return proxyList(request.ctx, view)
  })
  app.get('/api/workflow/proxy/choices', anyone, ({ ctx }) => proxyChoices(ctx))
  app.post('/api/workflow/proxy', anyone, (request) => {
    const input = readInput(request, request.body)
    const wish = {
      agent: idOf(input.text('agent')),
      from: input.text('from'),
      to: input.text('to'),
      documents: input
        .text('documents')
        .split(',')
        .filter((key) => key !== ''),
    }
    input.finish()
    return withinTransaction(request.ctx, (inside) => makeProxy(inside, wish))
  })
  app.delete<{ Params: { readonly id: string } }>('/api/workflow/proxy/:id', anyone, ({ ctx, params }) =>
    withinTransaction(ctx, (inside) => endProxy(inside, idOf(params.id))),
  )
}

function idOf(text: string): string {
  if (!isId(text)) throw new Refusal('record.missing', {}, { status: 404 })
  return text
}
