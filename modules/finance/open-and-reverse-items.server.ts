import { dayOfMs } from '../../core/values/day.ts'
import { type AnyDocument, change, create, type Ctx, find, link } from '../../server/module-api.ts'
import { clearByRefund, clearParty, freeItem } from './clear-open-items.server.ts'
import { type OpenItem, openItem } from './open-item.ts'
import { agesOf, waitOf } from './overdue-age-bands.ts'

/** The accounts of parties whose every line has an item: what is owed to us, what was paid ahead, what we owe. */
export const partyAccounts = { receivable: '1122', advance: '1123', payable: '2202' } as const

/** Values of a new item; the rest follows. */
type Opening = Partial<Omit<OpenItem, 'id' | 'ver'>> &
  Pick<OpenItem, 'sourceId' | 'itemType' | 'counterparty' | 'account' | 'bizDate' | 'currency' | 'amount' | 'unitId'>

/**
 * Opens the item of a document whose voucher is written, again if it was there, and clears what it can of it: first
 * by the advance that it gives back.
 */
export async function openFor(
  ctx: Ctx,
  doc: AnyDocument,
  opening: Opening,
  refunds: string | null = null,
): Promise<void> {
  const all = everywhere(ctx)
  const { sourceId, amount, currency } = opening
  const earlier = await itemOf(ctx, sourceId)
  const today = dayOfMs(ctx.now)
  const values = {
    ...opening,
    side: ['ar', 'ra'].includes(opening.itemType) ? 'in' : 'out',
    ...agesOf(opening.dueDate ?? null, today),
    ...(isAdvance(opening) ? waitOf(opening.bizDate, today) : {}),
    status: '0',
    settled: '0.00',
  }
  if (earlier !== undefined) await change(all, openItem, earlier, values, { verb: 'update' })
  const id = earlier?.id ?? (await create(all, openItem, values)).id
  if (earlier === undefined)
    await link(ctx, { from: { doc, id: sourceId }, to: { doc: openItem, id }, type: 'create', amount, currency })
  if (refunds !== null) await clearByRefund(ctx, id, refunds)
  await clearParty(ctx, opening)
}

/** Takes the item of a document back: what cleared it is free again, and clears what else is open. */
export async function reverseOf(ctx: Ctx, sourceId: string): Promise<void> {
  const item = await itemOf(ctx, sourceId)
  if (item === undefined || item.status === '3') return
  await change(everywhere(ctx), openItem, await freeItem(ctx, item), { status: '3' }, { verb: 'update' })
  await clearParty(ctx, item)
}

/** Money of a party, and not a debt. */
export function isAdvance({ itemType }: Pick<OpenItem, 'itemType'>): boolean {
  return itemType === 'ra' || itemType === 'pa'
}

async function itemOf(ctx: Ctx, sourceId: string): Promise<OpenItem | undefined> {
  const [item] = await find(everywhere(ctx), openItem, { sourceId }, { lock: true })
  return item
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('an open item follows its document')
}
