import sql from 'sql-template-tag'
import { isFinal, type Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { readInstance } from '../approval-instance-store.ts'
import { findPeople } from '../people/find-approvers.ts'
import { documentOf, lockPlace, placeOfInstance } from '../step/decision-target.ts'
import { takeStep } from '../step/take-step.ts'
import { flowServerWords } from '../words.ts'
import { beginChild, over } from './begin-sub-process.ts'
import { childRow, childrenDue, type ChildRow } from './sub-process-row.ts'

/**
 * Begins the cases that approvals want, ends those that nobody waits for any more, and tells of those that have
 * ended. Each is a transaction of its own, and its row says what is left: whatever is cut off goes on at the next
 * round, and what begins or ends by it is seen to in the same one.
 */
export async function carryChildren(ctx: Ctx): Promise<void> {
  const faults: unknown[] = []
  const seen = new Set<string>()
  for (
    let due = await childrenDue(ctx);
    due.length > 0;
    due = (await childrenDue(ctx)).filter((row) => !seen.has(stepOf(row)))
  ) {
    for (const row of due) {
      seen.add(stepOf(row))
      await carry(ctx, row).catch((fault: unknown) => faults.push(fault))
    }
  }
  if (faults.length > 0) throw faults[0]
}

// What could not be done is not tried again in the same round.
function stepOf({ id, state }: ChildRow): string {
  return `${id} ${state}`
}

async function carry(ctx: Ctx, row: ChildRow): Promise<void> {
  try {
    await withinTransaction(ctx, (inside) => {
      if (row.state === 'wanted') return beginChild(inside, row)
      return row.state === 'ended' ? tellParent(inside, row) : stopChild(inside, row)
    })
  } catch (error) {
    if (!isFinal(error)) throw error
    if (error.code === 'flow.deleted' || error.code === 'flow.child-gone') await over(ctx, row.id)
    else if (error.code !== 'flow.suspended') await withinTransaction(ctx, (inside) => keepProblem(inside, row, error))
  }
}

async function tellParent(ctx: Ctx, { id, node, key, ...place }: ChildRow): Promise<void> {
  const approving = await lockPlace(ctx, place)
  const row = await childRow(ctx, id)
  if (row?.state !== 'ended' || row.outcome === null) return
  await takeStep(ctx, approving, { kind: 'childEnded', actor: ctx.actor.id, node, key, outcome: row.outcome }, {})
}

/** What is under way is terminated, what lies with its drafter is closed; what has ended stays as it is. */
async function stopChild(ctx: Ctx, { id, child }: ChildRow): Promise<void> {
  if (child === null) return over(ctx, id)
  const approving = await lockPlace(ctx, await placeOfInstance(ctx, child))
  const { status, deleted } = approving.instance.state
  const by = { actor: ctx.actor.id, admin: true, opinion: flowServerWords['flow.child-stopped'][ctx.lang] }
  if (!deleted && (status === '0' || status === '1'))
    await takeStep(ctx, approving, { ...by, kind: status === '1' ? 'terminate' : 'close' }, {})
  await over(ctx, id)
}

/** It stands until somebody has seen to it; whoever looks after processes is told. */
async function keepProblem(
  ctx: Ctx,
  { id, state, node, instance, document, recordId }: ChildRow,
  { code, params, errors }: Refusal,
): Promise<void> {
  const kept = await ctx.sql.query(
    sql`update engine.flow_child set problem = ${JSON.stringify({ code, params, errors })}::jsonb where id = ${id}::uuid and state = ${state} and problem is null returning id`,
  )
  if (kept.length === 0) return
  const { drafter, definition } = await readInstance(ctx, instance)
  const [about] = await ctx.sql.query<{ number: string | null; title: string | null }>(
    sql`select number, title from engine.flow_instance where id = ${instance}::uuid`,
  )
  await emit(ctx, {
    event: 'flow.childFailed',
    about: { doc: documentOf(ctx, document), id: recordId },
    people: await findPeople(ctx, { by: 'flowAdmin' }, { drafter, values: {}, unitId: null }),
    data: {
      procInstId: instance,
      node,
      nodeLabel: definition.nodes[node]?.label ?? null,
      number: about?.number ?? null,
      title: about?.title ?? null,
    },
  })
}
