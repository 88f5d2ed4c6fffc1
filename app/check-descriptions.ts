import { createApproval } from '../server/approval/create-approval-port.ts'
import { compose } from '../server/main/compose-modules.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'
import { servers } from './module-servers.ts'
import { modulesOf } from './modules.ts'

// A build runs it: what is wrong in the descriptions ends the build and not the start.
try {
  for (const demo of [true, false]) compose({ modules: modulesOf(demo), servers, approval: createApproval() })
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
