import sql, { empty, type Sql } from 'sql-template-tag'
import type { FlowDefinition } from '../../core/flow/definition.ts'
import type { FlowState } from '../../core/flow/state.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'
import { definitionOf } from './definitions.ts'

/** One approval as it is kept; `state` is what its log leads to. */
export interface Instance {
  readonly id: string
  readonly document: string
  readonly recordId: string
  readonly drafter: string
  readonly drafterName: string
  readonly definition: FlowDefinition
  readonly state: FlowState
  /** Log lines kept so far; 0 for an instance that is not stored yet. */
  readonly ver: number
  /** Epoch ms. */
  readonly started: number
  /** Another approval began it, and is told of its end. */
  readonly called: boolean
}

interface InstanceRow extends Omit<Instance, 'definition'> {
  readonly flow: string
  readonly version: number
}

/** The instance, kept from others until the transaction ends. The document's row is locked before it, never after. */
export function lockInstance(ctx: Ctx, id: string): Promise<Instance> {
  return readOne(ctx, id, sql` for update`)
}

/** The instance as it is now; refuses `flow.unknown` when there is none. */
export function readInstance(ctx: Ctx, id: string): Promise<Instance> {
  return readOne(ctx, id, empty)
}

async function readOne(ctx: Ctx, id: string, lock: Sql): Promise<Instance> {
  const [row] = await ctx.sql.query<InstanceRow>(prepared(sql`
    select id, flow, version, document, record_id as "recordId", drafter, drafter_name as "drafterName", state, ver, started,
      exists (select from engine.flow_child c where c.child = flow_instance.id) as called
    from engine.flow_instance where id = ${id}::uuid${lock}`))
  if (row === undefined) throw new Refusal('flow.unknown', {}, { status: 404 })
  const { flow, version, ...rest } = row
  return { ...rest, definition: await definitionOf(ctx, flow, version) }
}
