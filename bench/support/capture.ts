import { loadActor } from '../../server/access/actor.ts'
import type { Ctx } from '../../server/context.ts'
import type { Pool } from '../../server/database/pool.ts'
import type { Connection, Sql, Statement } from '../../server/database/sql.ts'
import { compose } from '../../server/registry.ts'
import { makeContext } from '../../server/make-context.ts'
import { createApproval } from '../../server/flow/approval.ts'
import { modules } from '../../app/modules.ts'
import { servers } from '../../app/servers.ts'

/** The statements that a piece of work sends, seen the second time, when names are known. */
export async function statementsOf(pool: Pool, personId: string, work: (ctx: Ctx) => Promise<unknown>): Promise<Statement[]> {
  let sent: Statement[] = []
  const query: Sql['query'] = (statement) => {
    const { text, values, name } = statement
    sent.push(name === undefined ? { text, values } : { text, values, name })
    return pool.query(statement)
  }
  const recorder: Connection = { query, aside: { query } }
  const running = compose({ modules, servers, approval: createApproval() })
  const ctx = makeContext({ actor: await loadActor(pool, personId), lang: 'zh', now: Date.now(), requestId: 'bench', ip: '', sql: recorder, running })
  await work(ctx)
  sent = []
  await work(ctx)
  return sent
}
