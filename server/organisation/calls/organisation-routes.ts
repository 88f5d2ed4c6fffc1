import type { FastifyInstance } from 'fastify'
import { calendarCalls } from '../calendar/calendar-calls.ts'
import { organisationTrees } from '../structure/organisation-tree.ts'
import { personRoutes } from '../structure/person-routes.ts'
import { structureRoutes } from '../structure/structure-routes.ts'
import { dictionaryCalls } from './dictionary-calls.ts'
import { personCalls } from './person-calls.ts'
import { treeCalls } from './tree-calls.ts'
import { worktaskLog } from './worktask-log.ts'

/** The calls of specification §7 about dictionaries, the organisation and people, and those of its own pages. */
export function organisationRoutes(app: FastifyInstance): void {
  const trees = organisationTrees()
  dictionaryCalls(app)
  calendarCalls(app)
  treeCalls(app, trees)
  structureRoutes(app, trees)
  personRoutes(app, trees)
  personCalls(app, trees)
  worktaskLog(app)
}
