import sql from 'sql-template-tag'
import type { LogEntry } from '../../core/flow/action.ts'
import type { FlowDefinition } from '../../core/flow/definition.ts'
import { replay } from '../../core/flow/replay.ts'
import { stateModel } from '../../core/flow/state.ts'
import type { Pool } from '../database/pool.ts'
import type { Sql } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'

const most = 200

/**
 * Tells the state of every approval anew from its log whose shape is of an earlier release. Each portion is a
 * transaction of its own, so that a start that was cut off goes on where it stopped.
 */
export async function retellStates(pool: Pool): Promise<number> {
  let told = 0
  for (;;) {
    const done = await inTransaction(pool, retellSome)
    told += done
    if (done < most) return told
  }
}

async function retellSome(on: Sql): Promise<number> {
  const rows = await on.query<{ id: string; definition: FlowDefinition; log: readonly LogEntry[] }>(sql`
    select i.id, d.definition, (select jsonb_agg(l.entry order by l.seq) from engine.flow_log l where l.instance = i.id) as log
    from (select id, flow, version from engine.flow_instance where model < ${stateModel} order by id limit ${most} for update) i
    join engine.flow_definition d on d.key = i.flow and d.version = i.version`)
  for (const { id, definition, log } of rows) {
    await on.query(sql`update engine.flow_instance set state = ${JSON.stringify(replay(definition, log))}::jsonb, model = ${stateModel} where id = ${id}::uuid`)
  }
  return rows.length
}
