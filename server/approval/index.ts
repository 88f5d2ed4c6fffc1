import { flowWords } from '../../core/approval/refusal-words.ts'
import type { Room } from '../platform/context/server-component.ts'
import { flowJobs } from './flow-jobs.ts'
import { flowRoutes } from './routes.ts'
import { usedTimeOfTasks } from './tasks/used-time.ts'
import { countUnseenCopies, countWaiting } from './tasks/waiting-tasks.ts'
import { flowServerWords } from './words.ts'

/** Approvals: what core/approval decides is stored, timed, told and carried on here. */
export const approval: Room = {
  words: [flowWords, flowServerWords],
  jobs: flowJobs,
  counters: { todo: countWaiting, copied: countUnseenCopies },
  measures: { 'WF-SLA': usedTimeOfTasks },
  routes: () => [flowRoutes],
}

export { createApproval } from './create-approval-port.ts'
export { publishFlows } from './publish-flows.ts'
export { rebuildProjections } from './rebuild-projections.ts'
