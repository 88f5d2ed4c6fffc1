import type { FastifyInstance } from 'fastify'
import { approvalList } from '../../../base/approval-list.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { callListRoutes } from '../../records/system-list/system-list-routes.ts'
import { processes } from '../design/process-definitions.ts'
import { moneyByState } from './money-by-state.ts'
import { monitorLines } from './monitor-lines.ts'
import { figures } from './process-statistics.ts'

/** The calls of those who look after processes, and of those who look over the money. */
export function monitorRoutes(app: FastifyInstance): void {
  callListRoutes(app, { list: approvalList, source: monitorLines, needs: 'lcjk-ck', exportNeeds: 'lcjk-ck' })
  app.get<{ Params: { process: string } }>(
    '/api/workflow/figures/:process',
    { config: { needs: 'lcjk-ck' } },
    (request) => {
      const input = readInput(request, request.query)
      const days = input.whole('days', 1, 3_660, 90)
      input.finish()
      return figures(request.ctx, request.params.process, days)
    },
  )
  app.get('/api/workflow/processes', { config: { needs: 'lcjk-ck' } }, async ({ ctx }) =>
    (await processes(ctx)).map((one) => ({ ...one })),
  )
  app.get('/api/workflow/funds', { config: { needs: 'zjlc-ck' } }, ({ ctx }) => moneyByState(ctx))
}
