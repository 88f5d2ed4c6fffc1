import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Lang } from '../../../core/values/language.ts'
import { isFinal, Refusal } from '../../../core/words/refusal.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { emit } from '../../platform/outbox/emit.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { decide } from './decide.ts'
import { documentOf, placeOfTask, type Place } from './decision-target.ts'
import { undecided } from './pending-decision.ts'
import { undoSeconds } from './undo-seconds.ts'

/** The job that carries such decisions out. */
export const decideJob = 'engine.flowDecide'

/** What may be undone for a few seconds. */
export const scheduledDecision = ['agree', 'reject', 'refuse'] as const
type ScheduledDecision = (typeof scheduledDecision)[number]

/** A decision that waits: it takes effect at `due`. */
export interface PendingDecision {
  readonly deciding: string
  readonly due: number
}

/**
 * Keeps a decision that takes effect in a few seconds, within the open transaction of `ctx`. It is taken at once, to
 * hear what would be said against it, and undone. Money is never decided in passing.
 */
export async function scheduleDecision(
  ctx: Ctx,
  taskId: string,
  place: Place,
  verb: ScheduledDecision,
  body: StoredRecord,
): Promise<PendingDecision> {
  if (documentOf(ctx, place.document).approval?.money === true) throw new Refusal('flow.no-undo', {}, { status: 409 })
  await ctx.sql.query(sql`savepoint tried`)
  await decide(ctx, place, verb, body)
  await ctx.sql.query(sql`rollback to savepoint tried`)
  const id = v7()
  const due = ctx.now + (await undoSeconds(ctx, documentOf(ctx, place.document).approval)) * 1_000
  const kept = await ctx.sql.query(sql`
    insert into engine.flow_deciding (id, task, person, verb, body, lang, due)
    values (${id}::uuid, ${taskId}::uuid, ${ctx.actor.id}::uuid, ${verb}, ${JSON.stringify(body)}::jsonb, ${ctx.lang}, ${new Date(due)})
    on conflict (task) do nothing returning id`)
  if (kept.length === 0) throw undecided()
  // A little after it is due, for clocks that differ a little.
  await enqueue(ctx, decideJob, { id }, { runAt: due + 250 })
  return { deciding: id, due }
}

/** Takes a decision back that has not taken effect yet; only who took it. */
export async function undoDecision(ctx: Ctx, id: string): Promise<{ readonly id: string }> {
  const gone = await ctx.sql.query(
    sql`delete from engine.flow_deciding where id = ${id}::uuid and person = ${ctx.actor.id}::uuid returning id`,
  )
  if (gone.length === 0) throw new Refusal('flow.undo-late', {}, { status: 409 })
  return { id }
}

interface Row {
  readonly id: string
  readonly task: string
  readonly person: string
  readonly verb: string
  readonly body: StoredRecord
  readonly lang: Lang
}

/**
 * Carries out every decision that is due. Whatever is cut off is still there at the next round; a clock that was put
 * back only makes it wait.
 */
export async function carryOutDue(ctx: Ctx): Promise<void> {
  const due = await ctx.sql.query<{ id: string }>(
    prepared(sql`select id from engine.flow_deciding where due <= ${new Date(ctx.now)} order by due limit 500`),
  )
  for (const { id } of due) await carryOut(ctx, id)
}

/**
 * The row goes in the transaction of the decision, so that it takes effect once. What came between is told to who
 * decided.
 */
async function carryOut(ctx: Ctx, id: string): Promise<void> {
  try {
    await withinTransaction(ctx, async (inside) => {
      const row = await taken(inside, id)
      if (row === null) return
      const his = makeContext({ ...inside, actor: await loadActor(inside.sql, row.person), lang: row.lang })
      await decide(his, await placeOfTask(his, row.task), row.verb, row.body)
    })
  } catch (error) {
    if (!isFinal(error)) throw error
    await withinTransaction(ctx, (inside) => tellUndecided(inside, id))
  }
}

async function taken(ctx: Ctx, id: string): Promise<Row | null> {
  const [row] = await ctx.sql.query<Row>(
    sql`delete from engine.flow_deciding where id = ${id}::uuid returning id, task, person, verb, body, lang`,
  )
  return row ?? null
}

async function tellUndecided(ctx: Ctx, id: string): Promise<void> {
  const row = await taken(ctx, id)
  if (row === null) return
  const { instance, document, recordId } = await placeOfTask(ctx, row.task)
  const [about] = await ctx.sql.query<{ number: string | null; title: string | null }>(
    sql`select number, title from engine.flow_instance where id = ${instance}::uuid`,
  )
  await emit(ctx, {
    event: 'task.undecided',
    about: { doc: documentOf(ctx, document), id: recordId },
    people: [row.person],
    data: { procInstId: instance, number: about?.number ?? null, title: about?.title ?? null },
  })
}
