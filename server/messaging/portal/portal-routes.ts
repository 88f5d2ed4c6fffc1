import type { FastifyInstance } from 'fastify'
import type { Widget } from '../../../core/description/widget.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { gatheredCalls } from './batched-calls.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { arranged, homePageOf, keepOwnPage } from './home-page-arrangement.ts'
import { homeRoutes } from './home-routes.ts'
import { offered } from './offered-widgets.ts'
import { problemRoute } from './page-problem-report.ts'
import { arrangementIn } from './read-home-arrangement.ts'
import { searchEverything } from './search-everything.ts'
import { ownQueries } from './standard-widgets.ts'
import { widgetInfo } from './widget-info.ts'
import type { WidgetQueries } from './widget-query.ts'

const open = { config: { session: true } } as const

/** Home page widgets, and the search of the command palette. */
export function portalRoutes(queries: WidgetQueries) {
  return (app: FastifyInstance): void => {
    problemRoute(app)
    dashboardRoutes(app)
    homeRoutes(app)
    gatheredCalls(app)

    app.get<{ Querystring: { of?: string } }>('/api/portal/widgets', open, async ({ ctx, query }) =>
      arranged(
        offered(ctx).map((one) => ({ ...widgetInfo(ctx.lang, one), apart: one.apart === true })),
        await homePageOf(ctx, query.of !== 'others'),
      ),
    )

    app.post('/api/portal/widgets/arrange', open, async ({ ctx, body }) => {
      await keepOwnPage(ctx, arrangementIn(bodyOf(body)))
      return null
    })

    app.get<{ Params: { module: string; name: string }; Querystring: Record<string, string> }>(
      '/api/portal/widget/:module/:name',
      { config: { session: true, background: true } },
      (request) => {
        const { module, name } = request.params
        const query = ownQueries[`${module}.${name}`] ?? queries.get(`${module}.${name}`)
        const widget = offered(request.ctx).find((one) => one.module === module && one.name === name)
        if (query === undefined || widget === undefined) throw new Refusal('record.missing', {}, { status: 404 })
        return query(request.ctx, toldIn(widget, request.query))
      },
    )

    app.get<{ Querystring: { param?: string } }>('/api/portal/search', open, (request) =>
      searchEverything(request.ctx, String(request.query.param ?? '')),
    )
  }
}

/** What a widget is told of all that was sent: what it says that it takes, and a calendar its month. */
function toldIn({ look, takes = [] }: Widget, sent: Readonly<Record<string, string>>) {
  const taken = look === 'calendar' ? [...takes, 'month'] : takes
  return Object.fromEntries(Object.entries(sent).filter(([name]) => taken.includes(name)))
}
