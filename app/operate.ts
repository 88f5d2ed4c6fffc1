import { join } from 'node:path'
import { CannotStart } from '../server/cannot-start.ts'
import { now } from '../server/clock.ts'
import type { Pool } from '../server/database/pool.ts'
import { inTransaction } from '../server/database/transaction.ts'
import { createApproval } from '../server/flow/approval.ts'
import { operateCommand } from '../server/operate/operate-command.ts'
import { compose } from '../server/registry.ts'
import { syncDeclared } from '../server/seed/declared.ts'
import { makeFirstPeople } from './first-people.ts'
import { modulesOf } from './modules.ts'
import { servers } from './servers.ts'

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
