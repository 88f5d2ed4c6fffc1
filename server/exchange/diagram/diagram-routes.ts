import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DiagramDescribed, DiagramNow } from '../../../core/api-types/diagram.ts'
import { describedDiagram } from '../../records/diagram/described-diagram.ts'
import { askedDiagram, type RunningDiagram } from '../../records/diagram/find-diagram.ts'
import { readDiagram } from '../../records/diagram/read-diagram.ts'

interface Path {
  readonly module: string
  readonly name: string
}

const config = { session: true } as const

/** The calls of every diagram: how it is drawn, and all that it shows of one record at once. */
export function diagramRoutes(app: FastifyInstance): void {
  app.get<{ Params: Path }>('/api/diagram/:module/:name', { config }, (request): Promise<DiagramDescribed> =>
    describedDiagram(request.ctx, asked(request)),
  )

  app.get<{ Params: Path & { readonly id: string } }>(
    '/api/diagram/:module/:name/:id',
    { config },
    (request): Promise<DiagramNow> => readDiagram(request.ctx, asked(request), request.params.id),
  )
}

function asked({ ctx, params: { module, name } }: FastifyRequest<{ Params: Path }>): RunningDiagram {
  return askedDiagram(ctx, module, name)
}
