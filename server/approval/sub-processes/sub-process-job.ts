import sql from 'sql-template-tag'
import type { FlowEffect } from '../../../core/approval/effect.ts'
import type { ChildOutcome } from '../../../core/approval/state.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { Instance } from '../approval-instance-store.ts'

/** The job that begins, ends and tells of cases that other approvals began. */
export const childrenJob = 'engine.flowChildren'

/**
 * What a step means for cases beside it: what it began or gave up is seen to, and where it has ended itself its
 * parent is to hear. All of that in transactions of their own, so that no two documents are ever locked for each other.
 */
export async function followChildren(
  ctx: Ctx,
  { id, called }: Instance,
  effects: readonly FlowEffect[],
): Promise<void> {
  const outcome = called ? outcomeOf(effects) : null
  if (outcome !== null) await hasEnded(ctx, id, outcome)
  if (outcome === null && !effects.some(({ type }) => type === 'childWanted' || type === 'childGone')) return
  await enqueue(ctx, childrenJob, {}, { key: childrenJob })
}

/** A case has ended: whoever waits for it is to hear so, once. */
export async function hasEnded(ctx: Ctx, child: string, outcome: ChildOutcome): Promise<void> {
  await ctx.sql.query(sql`
    update engine.flow_child set state = case when waits then 'ended' else 'over' end, outcome = ${outcome}
    where child = ${child}::uuid and state = 'running'`)
}

/** How a step has ended a case; null while it goes on. */
function outcomeOf(effects: readonly FlowEffect[]): ChildOutcome | null {
  const to = effects.findLast((effect) => effect.type === 'status')?.to
  if (to === '2') return 'approved'
  return to === '3' || to === '4' || effects.some(({ type }) => type === 'deleted') ? 'refused' : null
}
