import sql, { empty, type Sql } from 'sql-template-tag'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { FlowState } from '../../core/approval/state.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'
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
  /** Shape of the state; below zero the case was set aside, because its log cannot be read. */
  readonly model: number
}

/** The refusal of a case that was set aside. */
export const setAside = 'flow.set-aside'

/** The instance, kept from others until the transaction ends. The document's row is locked before it, never after. */
export function lockInstance(ctx: Ctx, id: string): Promise<Instance> {
  return readOne(ctx, id, sql` for update`)
}

/**
 * The instance as it is now; refuses `flow.unknown` when there is none, and `flow.set-aside` when nobody can read it.
 */
export function readInstance(ctx: Ctx, id: string): Promise<Instance> {
  return readOne(ctx, id, empty)
}

async function readOne(ctx: Ctx, id: string, lock: Sql): Promise<Instance> {
  const [row] = await ctx.sql.query<InstanceRow>(
    prepared(sql`
    select id, flow, version, document, record_id as "recordId", drafter, drafter_name as "drafterName", state, model, ver, started,
      exists (select from engine.flow_child c where c.child = flow_instance.id) as called
    from engine.flow_instance where id = ${id}::uuid${lock}`),
  )
  if (row === undefined) throw new Refusal('flow.unknown', {}, { status: 404 })
  const { flow, version, model, ...rest } = row
  if (model < 0) throw new Refusal(setAside, {}, { status: 409 })
  return { ...rest, definition: await definitionOf(ctx, flow, version) }
}
