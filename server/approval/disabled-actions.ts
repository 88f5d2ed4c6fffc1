import sql from 'sql-template-tag'
import type { FlowAction } from '../../core/approval/action.ts'
import { actionNames } from '../../core/approval/status-and-action-names.ts'
import { isSwitchable } from '../../core/approval/switchable-actions.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'

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
