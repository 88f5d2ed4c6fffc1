import sql from 'sql-template-tag'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { lockPlace, type Place } from '../step/decision-target.ts'
import { takeStep, type Approving } from '../step/take-step.ts'
import { findPeople } from './find-approvers.ts'

interface OpenTask extends Place {
  readonly id: string
  readonly task: string
  readonly assignee: string
  readonly stranded: boolean
}

/** What became of somebody's open tasks. */
interface Reassigned {
  readonly moved: number
  readonly stranded: number
}

/**
 * Hands on every open task of a person who is not there any more: to his superior, else to a process
 * administrator. A task for which nobody can be found is marked, and the administrators are told.
 */
export async function reassignTasks(ctx: Ctx, personId: string): Promise<Reassigned> {
  return handOn(ctx, await openTasks(ctx, personId))
}

/** The same for everybody who is disabled, however that came about; for a job that runs every few minutes. */
export async function reassignStranded(ctx: Ctx): Promise<Reassigned> {
  return handOn(ctx, await openTasks(ctx, null))
}

/**
 * Gives every open task of a person to one other; what he may not take, being the drafter or a handler already, goes on
 * as `rehome` says.
 */
export async function handTasksTo(ctx: Ctx, personId: string, to: string): Promise<Reassigned> {
  return handOn(ctx, await openTasks(ctx, personId), to)
}

// Documents are locked in one order, so that two sweeps at once wait for each other instead of locking up.
function openTasks(ctx: Ctx, personId: string | null): Promise<OpenTask[]> {
  return ctx.sql.query<OpenTask>(sql`
    select t.id, t.task, t.assignee, t.stranded is not null as stranded, t.instance, i.document, i.record_id as "recordId"
    from engine.flow_task t join engine.flow_instance i on i.id = t.instance
    where t.result is null and ${
      personId === null
        ? sql`t.assignee in (select id from base.person where user_zt <> '1' or del_flag <> 0)`
        : sql`t.assignee = ${personId}::uuid`
    }
    order by i.document, i.record_id, t.id`)
}

async function handOn(ctx: Ctx, tasks: readonly OpenTask[], first: string | null = null): Promise<Reassigned> {
  let moved = 0
  let stranded = 0
  for (const task of tasks) {
    if (await moveOne(ctx, task, first)) moved += 1
    else if (await strand(ctx, task)) stranded += 1
  }
  return { moved, stranded }
}

async function moveOne(ctx: Ctx, task: OpenTask, first: string | null): Promise<boolean> {
  const approving = await lockPlace(ctx, task)
  for (const to of [...(first === null ? [] : [first]), ...(await successors(ctx, task, approving))]) {
    try {
      await takeStep(ctx, approving, { kind: 'transfer', actor: ctx.actor.id, admin: true, task: task.task, to }, {})
      return true
    } catch (error) {
      // Already a handler of this step, or the drafter: the next one may do. The engine refuses before anything is
      // written.
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'flow.already-decided') return true
    }
  }
  return false
}

async function successors(
  ctx: Ctx,
  { assignee }: OpenTask,
  { record, instance }: Approving,
): Promise<readonly string[]> {
  const asking = { drafter: assignee, values: {}, unitId: typeof record.unitId === 'string' ? record.unitId : null }
  const superiors = await findPeople(ctx, { by: 'superior' }, asking)
  const admins = await findPeople(ctx, { by: 'flowAdmin' }, asking)
  return [...new Set([...superiors, ...admins])].filter((person) => person !== assignee && person !== instance.drafter)
}

/** Marks a task and tells the administrators, once; true while it is stranded. */
async function strand(ctx: Ctx, { id, stranded, document, recordId, instance, assignee }: OpenTask): Promise<boolean> {
  if (stranded) return true
  const admins = await findPeople(ctx, { by: 'flowAdmin' }, { drafter: assignee, values: {}, unitId: null })
  const at = new Date(ctx.now).toISOString()
  await ctx.sql.query(sql`
    with marked as (update engine.flow_task set stranded = ${at}::timestamptz where id = ${id}::uuid)
    insert into engine.outbox (at, event, document, record_id, person, data)
    select ${at}::timestamptz, 'task.stranded', ${document}, ${recordId}::uuid, person, ${JSON.stringify({ procInstId: instance, taskId: id, assignee })}::jsonb
    from unnest(${admins.length === 0 ? [null] : admins}::uuid[]) as person`)
  return true
}
