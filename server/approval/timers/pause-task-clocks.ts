import sql from 'sql-template-tag'
import type { FlowEffect } from '../../../core/approval/effect.ts'
import { hourMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { workingDays } from '../../platform/process/working-day.ts'
import { afterWorkingHours, workingMs } from './working-time.ts'

interface Timed {
  readonly id: string
  readonly due: number | null
  readonly left: number | null
}

/**
 * Stops the clock of a case's tasks while it is suspended, and lets each go on with what was left; who was late stays
 * late.
 */
export async function pauseTaskClocks(ctx: Ctx, instance: string, effects: readonly FlowEffect[]): Promise<void> {
  if (effects.some(({ type }) => type === 'suspended'))
    await put(ctx, await timed(ctx, instance, 'stop'), (task, days) => ({
      id: task.id,
      due: null,
      left: workingMs(ctx.now, task.due ?? ctx.now, days),
    }))
  if (effects.some(({ type }) => type === 'resumed'))
    await put(ctx, await timed(ctx, instance, 'go'), (task, days) => ({
      id: task.id,
      due: afterWorkingHours(ctx.now, (task.left ?? 0) / hourMs, days),
      left: null,
    }))
}

function timed(ctx: Ctx, instance: string, what: 'stop' | 'go'): Promise<Timed[]> {
  const wanted = what === 'stop' ? sql`due > ${new Date(ctx.now)}` : sql`time_left is not null`
  return ctx.sql.query<Timed>(
    sql`select id, due, time_left::float8 as "left" from engine.flow_task where instance = ${instance}::uuid and result is null and ${wanted}`,
  )
}

async function put(
  ctx: Ctx,
  tasks: readonly Timed[],
  after: (task: Timed, days: Awaited<ReturnType<typeof workingDays>>) => Timed,
): Promise<void> {
  if (tasks.length === 0) return
  const days = await workingDays(ctx)
  const rows = tasks
    .map((task) => after(task, days))
    .map(({ id, due, left }) => ({ id, due: due === null ? null : new Date(due).toISOString(), left }))
  await ctx.sql.query(sql`
    update engine.flow_task t set due = x.due, time_left = x."left"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id uuid, due timestamptz, "left" bigint) where t.id = x.id`)
}
