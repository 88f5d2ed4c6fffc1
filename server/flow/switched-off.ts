import sql from 'sql-template-tag'
import type { FlowAction } from '../../core/flow/action.ts'
import { actionNames } from '../../core/flow/names.ts'
import { isSwitchable } from '../../core/flow/switchable.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'

/** The verbs that are switched off for a process. */
export async function switchedOff(ctx: Ctx, process: string): Promise<ReadonlySet<string>> {
  const [row] = await ctx.sql.query<{ closed: string[] }>(
    prepared(sql`select closed from engine.flow_setting where process = ${process}`),
  )
  return new Set(row?.closed)
}

/** Refuses an action that is switched off for its process, unless whoever looks after it takes it. */
export async function requireSwitchedOn(ctx: Ctx, process: string, action: FlowAction): Promise<void> {
  if (!isSwitchable(action.kind) || ('admin' in action && action.admin === true)) return
  if ((await switchedOff(ctx, process)).has(action.kind))
    throw new Refusal('flow.switched-off', { action: actionNames[action.kind][ctx.lang] }, { status: 403 })
}
