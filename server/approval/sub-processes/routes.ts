import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../../platform/database/is-id.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { relatedApprovals, retryChild } from './related-approvals.ts'

interface Call {
  readonly Params: { readonly id: string }
}

const anyone = { config: { session: true } } as const

/** The approvals that belong together: one began the others. */
export function childrenRoutes(app: FastifyInstance): void {
  app.get<Call>('/api/workflow/instance/:id/related', anyone, (request) =>
    withinTransaction(request.ctx, (inside) =>
      relatedApprovals(inside, idOf(request), (refusal) => {
        const { message, data } = app.saidRefusal(refusal, request)
        return [message, ...Object.values(data?.errors ?? {})].join(' · ')
      }),
    ),
  )
  app.post<Call>('/api/workflow/child/:id/retry', anyone, (request) =>
    withinTransaction(request.ctx, (inside) => retryChild(inside, idOf(request))),
  )
}

function idOf({ params: { id } }: FastifyRequest<Call>): string {
  if (!isId(id)) throw new Refusal('record.missing', {}, { status: 404 })
  return id
}
