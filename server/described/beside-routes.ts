import type { FastifyInstance } from 'fastify'
import { commentRoutes } from '../comments/comment-routes.ts'
import { historyRoutes } from '../history/history-routes.ts'
import { printRoutes } from '../print/print-routes.ts'
import { recentRoutes } from '../recent/recent-routes.ts'

/** What every described record has beside itself: its past, what people say about it, who keeps it at hand, its print. */
export function besideRoutes(app: FastifyInstance): void {
  historyRoutes(app)
  commentRoutes(app)
  recentRoutes(app)
  printRoutes(app)
}
