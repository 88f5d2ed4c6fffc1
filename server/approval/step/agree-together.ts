import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { onceOnly } from '../../records/write/idempotent-request.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { hideUnknownCase } from '../hide-unreadable-approval.ts'
import { decide } from './decide.ts'
import { documentOf, placeOfTask, type Place } from './decision-target.ts'
import { scheduleDecision, type PendingDecision } from './schedule-decision.ts'
import { undoSeconds } from './undo-seconds.ts'

/** What became of one task: agreed, with what may still take that back, or why not. */
type Together =
  | { readonly id: string; readonly later: PendingDecision | null }
  | { readonly id: string; readonly refusal: Refusal }

const most = 100

/**
 * Agrees to several tasks, each in a transaction of its own with every check it would meet alone. Money is
 * never agreed to in passing: such a task says that it must be opened.
 */
export async function agreeTogether(
  ctx: Ctx,
  tasks: readonly string[],
  opinion: string,
  key: string | null,
): Promise<Together[]> {
  if (tasks.length > most) throw new Refusal('request.too-many', { most }, { status: 400 })
  const outcomes: Together[] = []
  for (const id of tasks) outcomes.push(await agreeOne(ctx, id, opinion, key))
  return outcomes
}

async function agreeOne(ctx: Ctx, id: string, opinion: string, key: string | null): Promise<Together> {
  try {
    const place = await placeOfTask(ctx, id)
    return { id, later: await hideUnknownCase(ctx, place, () => agreeAt(ctx, place, { id, opinion, key })) }
  } catch (error) {
    // An expected no belongs to its task; a database that is away or a bug of ours ends the call.
    if (error instanceof Refusal && error.status < 500) return { id, refusal: error }
    throw error
  }
}

interface Agreement {
  readonly id: string
  readonly opinion: string
  readonly key: string | null
}

async function agreeAt(ctx: Ctx, place: Place, { id, opinion, key }: Agreement): Promise<PendingDecision | null> {
  const { approval } = documentOf(ctx, place.document)
  if (approval?.money === true) throw new Refusal('flow.one-by-one', {}, { status: 409 })
  const atOnce = (await undoSeconds(ctx, approval)) === 0
  const body: Readonly<Record<string, Json>> = { opinion }
  const { later } = await onceOnly(
    ctx,
    key === null ? null : `${key}:${id}`,
    'agree together',
    { id, opinion },
    (open) =>
      withinTransaction(open, async (inside) => {
        if (!atOnce) return { later: { ...(await scheduleDecision(inside, id, place, 'agree', body)) } }
        await decide(inside, place, 'agree', body)
        return { later: null }
      }),
  )
  return later
}
