import { expect, test } from 'vitest'
import { createApproval } from '../server/flow/approval.ts'
import { watchedOf } from '../server/alert/watched.ts'
import { compose } from '../server/registry.ts'
import { systemContext } from '../server/system-context.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { modules } from './modules.ts'
import { servers } from './servers.ts'

test('every rule that is shipped is measured by its module, or looks at fields of a document that there are', async () => {
  const { pool } = await freshDatabase()
  const running = compose({ modules, servers, approval: createApproval() })
  const ctx = systemContext(pool, running, 0, 'test')
  for (const { code, watches } of running.modules.flatMap(({ alerts = [] }) => alerts)) {
    if (watches === undefined) expect(running.measures.has(code), code).toBe(true)
    else expect(watchedOf(ctx, { watched: watches.document, condition: watches.condition, figure: watches.figure }), code).not.toHaveProperty('errors')
  }
})
