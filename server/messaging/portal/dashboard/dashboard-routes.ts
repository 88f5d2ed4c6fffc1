import type { FastifyInstance } from 'fastify'
import type { DashboardDescribed, DashboardInfo } from '../../../../core/api-types/dashboard.ts'
import type { Dashboard } from '../../../../core/description/dashboard.ts'
import { Refusal } from '../../../../core/words/refusal.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { describedFilters } from '../../../records/documents/described-filters.ts'
import { cellOf } from './dashboard-cell.ts'

interface Path {
  readonly module: string
  readonly name: string
}

const open = { config: { session: true } } as const

/** Which dashboards one may see, and what stands on them; the cells ask by the calls of what they show. */
export function dashboardRoutes(app: FastifyInstance): void {
  app.get('/api/portal/dashboards', open, ({ ctx }) =>
    all(ctx)
      .filter(({ needs }) => ctx.actor.permissions.has(needs))
      .map((one) => infoOf(ctx, one)),
  )

  app.get<{ Params: Path }>(
    '/api/portal/dashboard/:module/:name',
    open,
    async ({ ctx, params }): Promise<DashboardDescribed> => {
      const found = all(ctx).find(({ module, name }) => module === params.module && name === params.name)
      if (found === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
      if (!ctx.actor.permissions.has(found.needs)) throw new Refusal('permission.missing', {}, { status: 403 })
      return {
        ...infoOf(ctx, found),
        filters: describedFilters(ctx.lang, found.filters, found.words),
        cells: (await Promise.all(found.cells.map((cell) => cellOf(ctx, cell)))).filter((cell) => cell !== null),
      }
    },
  )
}

function all({ running }: Ctx): readonly Dashboard[] {
  return running.modules.flatMap(({ dashboards }) => dashboards ?? [])
}

function infoOf({ lang }: Ctx, { module, name, label }: Dashboard): DashboardInfo {
  return { module, name, label: label[lang] }
}
