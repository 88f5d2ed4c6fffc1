import type { Json } from '../../../core/values/json.ts'
import { type FieldError, isFinal, type Refusal } from '../../../core/words/refusal.ts'
import { act, change, type Ctx, find, refusalIn, withinTransaction } from '../../../server/module-api.ts'
import { goLiveState, openingState } from './go-live-states.ts'
import { goLive } from './go-live.ts'
import { nextRows } from './opening-rows.server.ts'

/** The job that posts the rows of a go-live, and takes them back. */
export const goLiveJob = 'contracts.goLiveRows'

/** Rows posted in one transaction: what was killed goes on behind the last that committed. */
const atOnce = 50

/** Posts the rows of a go-live, or takes them back, as its state says; a repetition goes on where the last one ended. */
export async function postGoLive(system: Ctx, payload: Json): Promise<void> {
  const { id } = payload as { readonly id: string } // as go-live.server.ts wrote it
  const ctx = system.withoutScope('a confirmed go-live is posted as a whole')
  try {
    while (await stepped(ctx, id)) continue
  } catch (error) {
    // A no is final and waits for people; whatever else failed is tried again by the queue.
    if (!(error instanceof StoppedRow)) throw error
    await stopped(ctx, id, error)
  }
}

/** A row whose ledger says no. */
class StoppedRow extends Error {
  constructor(
    readonly row: string,
    readonly why: Refusal,
  ) {
    super(why.code)
  }
}

/** What stopped a posting, in the reader's language; null where nothing did. */
export function stopText(ctx: Ctx, stoppedBy: string | null): string | null {
  if (stoppedBy === null || !stoppedBy.startsWith('{')) return stoppedBy
  const { row, ...why } = JSON.parse(stoppedBy) as { row: string } & FieldError // as it was written when it stopped
  return `${row}: ${refusalIn(ctx, why)}`
}

/** One step in a transaction of its own; false when there is nothing more to do. */
export function stepped(ctx: Ctx, id: string): Promise<boolean> {
  return withinTransaction(ctx, async (inside) => {
    const [record] = await find(inside, goLive, { id }, { lock: true })
    const back = record?.status === goLiveState.reversing
    if (record === undefined || !(back || record.status === goLiveState.posting)) return false
    const from = back ? openingState.posted : openingState.draft
    const next = await nextRows(inside, id, from, { back, most: atOnce })
    if (next === null) {
      if (back) await change(inside, goLive, record, { holds: null }, { verb: 'free' })
      await act(inside, goLive, id, back ? 'free' : 'finish')
      return false
    }
    for (const row of next.found)
      await act(inside, next.doc, row.id, back ? 'takeBack' : 'post').catch((error: unknown) => {
        throw isFinal(error) ? new StoppedRow(String(Reflect.get(row, next.doc.title) ?? ''), error) : error
      })
    const posted = Number(record.posted ?? '0') + (back ? -1 : 1) * next.found.length
    await change(inside, goLive, record, { posted: String(posted) }, { verb: 'counted' })
    return true
  })
}

/** Says what stopped it; whoever put that right lets it go on, or takes it back. */
async function stopped(ctx: Ctx, id: string, { row, why: { code, params } }: StoppedRow): Promise<void> {
  await withinTransaction(ctx, async (inside) => {
    const [record] = await find(inside, goLive, { id }, { lock: true })
    if (record === undefined) return
    const stoppedBy = JSON.stringify({ row, code, params })
    await change(inside, goLive, record, { stoppedBy }, { verb: 'counted' })
    await act(inside, goLive, id, 'stop')
  })
}
