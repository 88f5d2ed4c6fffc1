import type { Ctx } from '../../platform/context/context.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { needsSecond } from '../account/account-actions.ts'
import { tellAll } from '../account/account-request-notices.ts'
import type { Asked } from '../account/account-request-store.ts'
import { askSecond } from '../account/account-requests.ts'
import { handOver, type HandoverLine, type HandoverPart, partKey, requireReceiver } from './handover.ts'

/** What became of it: what is left, or that a second administrator has to agree. */
type HandedOver = readonly HandoverLine[] | { readonly waiting: true }

/**
 * Hands over what somebody holds, who is told of it; of who moves money or administers others only when a second person
 * agrees.
 */
export function askHandOver(ctx: Ctx, from: string, to: string, part: HandoverPart | null): Promise<HandedOver> {
  return withinTransaction(ctx, async (inside) => {
    await requireReceiver(inside.withoutScope('a leaver’s work is handed over'), from, to, part)
    const asked: Asked = {
      kind: 'handover',
      personId: from,
      changes: [{ name: 'receiver', before: from, after: to }],
      key: partKey(part),
    }
    if (await needsSecond(inside, 'handover', from)) {
      await askSecond(inside, asked)
      return { waiting: true }
    }
    const left = await handOver(inside, from, to, part)
    await tellAll(inside, asked, 'done')
    return left
  })
}
