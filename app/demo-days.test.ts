import { expect, test } from 'vitest'
import { openRuntimeRegistry } from '../server/forms/index.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { demoState, fillDemo } from './fill-demo.ts'
import { servers } from './module-servers.ts'
import { composed, enterDeclared } from './testing/group-world.ts'

// Months that the demonstration closes lie nearest behind it then, its past stands in another year, and the month has
// nothing yet.
const earlyInTheYear = Date.parse('2027-01-01T16:00:00+08:00')

test('the whole demonstration is told on the first day of a year as on any other', async () => {
  const { pool, address } = await freshDatabase()
  const { running: declared } = composed()
  await enterDeclared(pool, declared)
  const problems: unknown[] = []
  const { running, forms } = openRuntimeRegistry(declared, pool, (...problem) => problems.push(problem))
  await forms.learn()
  await fillDemo({ pool, address, running, servers, now: earlyInTheYear })
  expect([problems, await demoState(pool)]).toEqual([[], 'demo'])
}, 900_000)
