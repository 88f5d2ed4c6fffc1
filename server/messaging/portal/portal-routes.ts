import type { FastifyInstance } from 'fastify'
import type { Widget } from '../../../core/description/widget.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readInput } from '../../platform/http/input.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { arranged, keepHomeLayout, readHomeLayout } from './home-layout.ts'
import { ownQueries, ownWidgets } from './own-widgets.ts'
import { problemRoute } from './problem-route.ts'
import { searchEverything } from './search-everything.ts'
import { widgetInfo } from './widget-info.ts'
import type { WidgetQueries } from './widget-query.ts'

const open = { config: { session: true } } as const

/** Home page widgets, and the search of the command palette. */
export function portalRoutes(queries: WidgetQueries) {
  return (app: FastifyInstance): void => {
    problemRoute(app)
    dashboardRoutes(app)

    app.get('/api/portal/widgets', open, async ({ ctx }) =>
      arranged(
        offered(ctx).map((one) => ({ ...widgetInfo(ctx.lang, one), apart: one.apart === true })),
        await readHomeLayout(ctx),
      ),
    )

    app.post('/api/portal/widgets/arrange', open, async (request) => {
      const input = readInput(request, request.body)
      const [order, hidden] = [named(input.text('order', { max: 8_000 })), named(input.text('hidden', { max: 8_000 }))]
      input.finish()
      await keepHomeLayout(request.ctx, order.length === 0 ? null : { order, hidden })
      return null
    })

    app.get<{ Params: { module: string; name: string }; Querystring: Record<string, string> }>(
      '/api/portal/widget/:module/:name',
      { config: { session: true, background: true } },
      (request) => {
        const { module, name } = request.params
        const query = ownQueries[`${module}.${name}`] ?? queries.get(`${module}.${name}`)
        if (
          query === undefined ||
          !offered(request.ctx).some((widget) => widget.module === module && widget.name === name)
        ) {
          throw new Refusal('record.missing', {}, { status: 404 })
        }
        return query(request.ctx, request.query)
      },
    )

    app.get<{ Querystring: { param?: string } }>('/api/portal/search', open, (request) =>
      searchEverything(request.ctx, String(request.query.param ?? '')),
    )
  }
}

function offered(ctx: Ctx): Widget[] {
  const [quick, ...others] = ownWidgets
  const declared = ctx.running.modules
    .flatMap((module) => module.widgets ?? [])
    .filter(({ needs }) => ctx.actor.permissions.has(needs))
  const all = [quick, ...declared, ...others].filter((one) => one !== undefined)
  return [...all.filter(({ leads }) => leads === true), ...all.filter(({ leads }) => leads !== true)]
}

const mostNamed = 200

/** Names of widgets in one comma-separated text; what is no such name is left out. */
function named(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((name) => /^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/.test(name)))].slice(
    0,
    mostNamed,
  )
}
