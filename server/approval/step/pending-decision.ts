import sql from 'sql-template-tag'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'

/** Which of these tasks are being decided: somebody has, and may still take it back. */
export async function pendingDecisionsIn(ctx: Ctx, tasks: readonly string[]): Promise<ReadonlySet<string>> {
  if (tasks.length === 0) return new Set()
  const rows = await ctx.sql.query<{ task: string }>(
    prepared(sql`select task from engine.flow_deciding where task = any(${tasks}::uuid[])`),
  )
  return new Set(rows.map(({ task }) => task))
}

/** Nobody acts on a task that is being decided. */
export async function requireUndecided(ctx: Ctx, instance: string, task: string): Promise<void> {
  const rows = await ctx.sql.query(
    prepared(sql`
    select 1 from engine.flow_deciding d join engine.flow_task t on t.id = d.task where t.instance = ${instance}::uuid and t.task = ${task}`),
  )
  if (rows.length > 0) throw undecided()
}

/** Somebody has decided and may still take it back. */
export function undecided(): Refusal {
  return new Refusal('flow.deciding', {}, { status: 409 })
}
