import type { FastifyInstance } from 'fastify'
import { callLog, errorLog, operationLog, signInLog, taskLog } from '../../../base/log-lists.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import { callListRoutes } from '../../records/system-list/system-list-routes.ts'
import type { Jobs } from '../scheduled-jobs/scheduled-job-lines.ts'
import { callLines, errorLines } from './api-call-log.ts'
import { auditState, checkAudit } from './audit-chain-status.ts'
import { operationLines } from './audit-log-lines.ts'
import { operationDetail } from './operation-detail.ts'
import { signInLines } from './sign-in-lines.ts'
import { workTaskLog } from './work-task-log.ts'

const rights = { needs: 'rzgl-ck', exportNeeds: 'rzgl-dc' } as const

/** The calls of the logs page: five lists, one line whole, and the chain of the audit. */
export function logRoutes(jobs: Jobs): Routes {
  return (app) => routes(app, jobs)
}

function routes(app: FastifyInstance, jobs: Jobs): void {
  callListRoutes(app, { list: signInLog, source: signInLines, ...rights })
  callListRoutes(app, { list: operationLog, source: operationLines(jobs), ...rights })
  callListRoutes(app, { list: callLog, source: callLines, ...rights })
  callListRoutes(app, { list: errorLog, source: errorLines, ...rights })
  callListRoutes(app, { list: taskLog, source: workTaskLog, ...rights })

  app.get<{ Params: { id: string } }>(
    '/api/system/operationLog/:id',
    { config: { needs: 'rzgl-ck' } },
    ({ ctx, params }) => {
      if (!/^\d{1,18}$/.test(params.id)) throw new Refusal('record.missing', {}, { status: 404 })
      return operationDetail(ctx, params.id, jobs)
    },
  )
  app.get('/api/system/audit/state', { config: { needs: 'rzgl-ck' } }, ({ ctx }) => auditState(ctx))
  app.post('/api/system/audit/verify', { config: { needs: 'rzgl-jy' } }, ({ ctx }) => checkAudit(ctx))
}
