import type { FastifyInstance } from 'fastify'
import type { Widget } from '../../core/widget.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { problemRoute } from './problem-route.ts'
import { searchEverything } from './search-everything.ts'

/** A widget's query: what it shows this person, with the query of the call (a month, say). */
export type WidgetQuery = (ctx: Ctx, query: Readonly<Record<string, string>>) => Promise<unknown>

/** Queries by `module.name`. */
export type WidgetQueries = ReadonlyMap<string, WidgetQuery>

const open = { config: { session: true } } as const

/** Home page widgets, and the search of the command palette. */
export function portalRoutes(queries: WidgetQueries) {
  return (app: FastifyInstance): void => {
    problemRoute(app)

    app.get('/api/portal/widgets', open, (request) => offered(request.ctx).map(({ module, name, label, look, size, opens }) => (
      { module, name, label: label[request.ctx.lang], look, size, opens }
    )))

    app.get<{ Params: { module: string; name: string }; Querystring: Record<string, string> }>('/api/portal/widget/:module/:name', { config: { session: true, background: true } }, (request) => {
      const { module, name } = request.params
      const query = queries.get(`${module}.${name}`)
      if (query === undefined || !offered(request.ctx).some((widget) => widget.module === module && widget.name === name)) {
        throw new Refusal('record.missing', {}, { status: 404 })
      }
      return query(request.ctx, request.query)
    })

    app.get<{ Querystring: { param?: string } }>('/api/portal/search', open, (request) => searchEverything(request.ctx, String(request.query.param ?? '')))
  }
}

function offered(ctx: Ctx): Widget[] {
  return ctx.running.modules.flatMap((module) => module.widgets ?? []).filter(({ needs }) => ctx.actor.permissions.has(needs))
}
