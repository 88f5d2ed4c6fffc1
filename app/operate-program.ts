import { join } from 'node:path'
import { createApproval } from '../server/approval/create-approval-port.ts'
import { compose } from '../server/main/compose-modules.ts'
import { operateCommand } from '../server/operate/installation/operate-command.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { inTransaction } from '../server/platform/database/transaction.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'
import { now } from '../server/platform/process/clock.ts'
import { syncDeclared } from '../server/records/seed/sync-declared.ts'
import { makeFirstPeople } from './initial-administrators.ts'
import { servers } from './module-servers.ts'
import { modulesOf } from './modules.ts'

// The program behind bin/amur.mjs.
try {
  await operateCommand(process.argv.slice(2), {
    root: join(import.meta.dirname, '..'),
    environment: process.env,
    proofs: servers.flatMap(({ proofs }) => proofs ?? []),
    makeFirstPeople: firstPeople,
    print: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

async function firstPeople(pool: Pool) {
  const modules = modulesOf(false)
  const running = compose({ modules, servers, approval: createApproval() })
  await inTransaction(pool, (on) => syncDeclared(on, modules, running.permissions))
  return makeFirstPeople(pool, running, now())
}
