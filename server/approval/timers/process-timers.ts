import sql from 'sql-template-tag'
import type { FlowAction } from '../../../core/approval/action.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { openToDelegates } from '../people/delegations.ts'
import { lockPlace, type Place } from '../step/decision-target.ts'
import { carryOutDue } from '../step/schedule-decision.ts'
import { takeStep } from '../step/take-step.ts'
import { carryChildren } from '../sub-processes/begin-and-end-sub-processes.ts'

interface Timer extends Place {
  readonly node: string
  readonly round: number
}

interface Overdue extends Place {
  readonly id: string
  readonly task: string
}

/**
 * Takes the steps for which it is time: delays that are over, and overdue tasks whose node says what
 * follows; whoever begins to stand in for somebody today may read what waits. Each is a transaction like any other
 * step, and its row goes with it: whatever is cut off is still due at the next round.
 */
export async function processTimers(ctx: Ctx): Promise<void> {
  await openToDelegates(ctx)
  await carryOutDue(ctx)
  for (const timer of await dueTimers(ctx)) await withinTransaction(ctx, (inside) => fire(inside, timer))
  for (const task of await overdueTasks(ctx)) await withinTransaction(ctx, (inside) => expire(inside, task))
  await carryChildren(ctx)
}

function dueTimers(ctx: Ctx): Promise<Timer[]> {
  return ctx.sql.query<Timer>(sql`
    select t.node, t.round, t.instance, null as task, i.document, i.record_id as "recordId"
    from engine.flow_timer t join engine.flow_instance i on i.id = t.instance
    where t.due <= ${new Date(ctx.now)} and (i.state ->> 'suspended') = 'false'
    order by t.due limit 500`)
}

function overdueTasks(ctx: Ctx): Promise<Overdue[]> {
  return ctx.sql.query<Overdue>(sql`
    select t.id, t.task, t.instance, i.document, i.record_id as "recordId"
    from engine.flow_task t join engine.flow_instance i on i.id = t.instance
      join engine.flow_definition d on d.key = i.flow and d.version = i.version
    where t.result is null and t.due <= ${new Date(ctx.now)} and t.expired is null and (i.state ->> 'suspended') = 'false'
      and d.definition -> 'nodes' -> t.node ->> 'overdue' in ('escalate', 'pass', 'return')
    order by t.due limit 500`)
}

async function fire(ctx: Ctx, timer: Timer): Promise<void> {
  await take(ctx, timer, { kind: 'fire', actor: ctx.actor.id, node: timer.node, round: timer.round })
}

/** Whoever was quicker has decided; where nobody is found for it, it stays with its handler and is not tried again. */
async function expire(ctx: Ctx, task: Overdue): Promise<void> {
  const refusal = await take(ctx, task, { kind: 'expire', actor: ctx.actor.id, task: task.task })
  if (refusal !== 'flow.nobody-found') return
  await ctx.sql.query(sql`update engine.flow_task set expired = ${new Date(ctx.now)} where id = ${task.id}::uuid`)
}

/**
 * The engine refuses before anything is written; what it says no with is no fault, but that another step came first.
 */
async function take(ctx: Ctx, place: Place, action: FlowAction): Promise<string | null> {
  try {
    await takeStep(ctx, await lockPlace(ctx, place), action, {})
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code
  }
}
