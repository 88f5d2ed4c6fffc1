import sql from 'sql-template-tag'
import type { LogEntry } from '../../core/approval/action.ts'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import { replay } from '../../core/approval/replay.ts'
import { type FlowState, stateModel } from '../../core/approval/state.ts'
import type { Pool } from '../platform/database/pool.ts'
import type { Sql } from '../platform/database/sql.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const most = 200

/** A case whose log cannot be read, and why. */
interface Unreadable {
  readonly instance: string
  readonly number: string
  readonly title: string
  readonly problem: unknown
}

/**
 * Tells the state of every approval anew from its log whose shape is of an earlier release. Each portion is a
 * transaction of its own, so that a start that was cut off goes on where it stopped. A case that cannot be read is
 * told of once and set aside as it is; the others go on.
 */
export async function rebuildProjections(
  pool: Pool,
  onUnreadable: (unreadable: Unreadable) => void = () => undefined,
): Promise<number> {
  let told = 0
  for (;;) {
    const done = await inTransaction(pool, (on) => retellSome(on))
    for (const unreadable of done.unreadable) onUnreadable(unreadable)
    told += done.count
    if (done.count === 0) return told
  }
}

interface Case {
  readonly id: string
  readonly number: string
  readonly title: string
  /** Null where its version of the process is gone. */
  readonly definition: FlowDefinition | null
  readonly log: readonly LogEntry[] | null
}

async function retellSome(on: Sql): Promise<{ readonly count: number; readonly unreadable: readonly Unreadable[] }> {
  const rows = await on.query<Case>(sql`
    select i.id, i.number, i.title, d.definition, (select jsonb_agg(l.entry order by l.seq) from engine.flow_log l where l.instance = i.id) as log
    from (select id, number, title, flow, version from engine.flow_instance where model between 0 and ${stateModel - 1} order by id limit ${most} for update) i
    left join engine.flow_definition d on d.key = i.flow and d.version = i.version`)
  const unreadable: Unreadable[] = []
  for (const row of rows) {
    const state = told(row)
    if ('problem' in state) unreadable.push(state)
    // Below zero a case is set aside: no later start tries it again.
    await on.query(
      'problem' in state
        ? sql`update engine.flow_instance set model = ${-stateModel} where id = ${row.id}::uuid`
        : sql`update engine.flow_instance set state = ${JSON.stringify(state)}::jsonb, model = ${stateModel} where id = ${row.id}::uuid`,
    )
  }
  return { count: rows.length, unreadable }
}

function told({ id, number, title, definition, log }: Case): FlowState | Unreadable {
  if (definition === null)
    return { instance: id, number, title, problem: new Error('its version of the process is gone') }
  try {
    return replay(definition, log ?? [])
  } catch (problem) {
    return { instance: id, number, title, problem }
  }
}
