import type { FastifyInstance } from 'fastify'
import { holidayRoutes } from '../calendar/holiday-routes.ts'
import { organisationTrees } from '../structure/organisation-tree.ts'
import { personPageRoutes } from '../structure/person-page-routes.ts'
import { structureRoutes } from '../structure/structure-routes.ts'
import { dictionaryRoutes } from './dictionary-routes.ts'
import { personPickerRoutes } from './person-picker-routes.ts'
import { worktaskLog } from './save-work-task-log.ts'
import { treeRoutes } from './tree-routes.ts'

/** The calls of specification §7 about dictionaries, the organisation and people, and those of its own pages. */
export function organisationRoutes(app: FastifyInstance): void {
  const trees = organisationTrees()
  dictionaryRoutes(app)
  holidayRoutes(app)
  treeRoutes(app, trees)
  structureRoutes(app, trees)
  personPageRoutes(app, trees)
  personPickerRoutes(app, trees)
  worktaskLog(app)
}
