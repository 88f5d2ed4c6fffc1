import sql from 'sql-template-tag'
import type { Ctx } from '../platform/context/context.ts'
import { workingDays } from '../platform/process/working-day.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { findPeople } from './people/find-approvers.ts'
import { afterWorkingHours } from './timers/working-time.ts'

interface TimedTask {
  readonly id: string
  readonly assignee: string
  readonly opened: number
  readonly due: number
  readonly limitHours: number | null
  readonly document: string
  readonly recordId: string
  readonly data: Readonly<Record<string, unknown>>
}

// At four fifths of the working time the handler is reminded, at its end his superior is told too.
const early = 0.8

/** Reminds of open tasks whose time runs out or has run out; of each task once for either. */
export async function remindOfTasks(ctx: Ctx): Promise<void> {
  const exceptions = await workingDays(ctx)
  for (const task of await timedTasks(ctx)) {
    if (task.due <= ctx.now) await tellOverdue(ctx, task)
    else if (afterWorkingHours(task.opened, (task.limitHours ?? 0) * early, exceptions) <= ctx.now)
      await remind(ctx, task, 80, 'task.dueSoon', [task.assignee])
  }
}

/** Open tasks with a time limit of which something may still have to be told. */
function timedTasks(ctx: Ctx): Promise<TimedTask[]> {
  return ctx.sql.query<TimedTask>(sql`
    select t.id, t.assignee, t.opened, t.due, n.node -> 'limitHours' as "limitHours", i.document, i.record_id as "recordId",
      jsonb_build_object('procInstId', i.id, 'taskId', t.id, 'node', t.node, 'nodeLabel', n.node -> 'label', 'number', i.number, 'title', i.title,
        'drafterName', jsonb_build_object('person', i.drafter), 'assigneeName', jsonb_build_object('person', t.assignee), 'due', (extract(epoch from t.due) * 1000)::bigint) as data
    from engine.flow_task t
    join engine.flow_instance i on i.id = t.instance
    join engine.flow_definition d on d.key = i.flow and d.version = i.version
    cross join lateral (select d.definition -> 'nodes' -> t.node as node) n
    where t.result is null and t.due is not null
      and not exists (select from engine.task_reminder r where r.task = t.id and r.share = 100)
      and (t.due <= ${new Date(ctx.now)} or not exists (select from engine.task_reminder r where r.task = t.id))`)
}

async function tellOverdue(ctx: Ctx, task: TimedTask): Promise<void> {
  const superiors = await findPeople(ctx, { by: 'superior' }, { drafter: task.assignee, values: {}, unitId: null })
  await remind(ctx, task, 100, 'task.overdue', [...new Set([task.assignee, ...superiors])])
}

/** Notes that it was told and tells it, in one transaction; whoever comes second tells nothing. */
function remind(ctx: Ctx, task: TimedTask, share: number, event: string, people: readonly string[]): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    const at = new Date(ctx.now)
    await inside.sql.query(sql`
      with noted as (insert into engine.task_reminder (task, share, at) values (${task.id}::uuid, ${share}, ${at}) on conflict do nothing returning 1)
      insert into engine.outbox (at, event, document, record_id, person, data)
      select ${at}, ${event}, ${task.document}, ${task.recordId}::uuid, person, ${JSON.stringify(task.data)}::jsonb
      from unnest(${people}::uuid[]) as person where exists (select from noted)`)
  })
}
