import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../../platform/database/is-id.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { delegationChoices, delegationList, delegationViews } from './delegation-list.ts'
import { endDelegation, makeDelegation } from './delegations.ts'

const anyone = { config: { session: true } } as const

/** The calls about who decides for whoever is away. */
export function delegationRoutes(app: FastifyInstance): void {
  app.get('/api/workflow/proxy', anyone, (request) => {
    const input = readInput(request, request.query)
    const view = input.choice('view', delegationViews, 'own')
    input.finish()
    return delegationList(request.ctx, view)
  })
  app.get('/api/workflow/proxy/choices', anyone, ({ ctx }) => delegationChoices(ctx))
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
    return withinTransaction(request.ctx, (inside) => makeDelegation(inside, wish))
  })
  app.delete<{ Params: { readonly id: string } }>('/api/workflow/proxy/:id', anyone, ({ ctx, params }) =>
    withinTransaction(ctx, (inside) => endDelegation(inside, idOf(params.id))),
  )
}

function idOf(text: string): string {
  if (!isId(text)) throw new Refusal('record.missing', {}, { status: 404 })
  return text
}
