import type { FastifyInstance } from 'fastify'
import { printRoutes } from '../exchange/print/print-routes.ts'
import { commentRoutes } from '../records/comments/comment-routes.ts'
import { historyRoutes } from '../records/history/history-routes.ts'
import { recentRoutes } from '../records/recent/recent-routes.ts'

/** What every described record has beside itself: its past, what people say about it, who keeps it at hand, its print. */
export function besideRoutes(app: FastifyInstance): void {
  historyRoutes(app)
  commentRoutes(app)
  recentRoutes(app)
  printRoutes(app)
}
