import { dayOfMs } from '../../core/values/day.ts'
import { type AnyDocument, change, create, type Ctx, find, get, link } from '../../server/module-api.ts'
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
  const id = await openUncleared(ctx, doc, opening)
  if (refunds !== null) await clearByRefund(ctx, id, refunds)
  await clearParty(ctx, opening)
}

/** Opens the item of a document whose voucher is written, again if it was there, and clears nothing; answers its id. */
export async function openUncleared(ctx: Ctx, doc: AnyDocument, opening: Opening): Promise<string> {
  const all = everywhere(ctx)
  const { sourceId, itemType, amount, currency } = opening
  const [earlier] = await find(all, openItem, { sourceId, itemType }, { lock: true })
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
  return id
}

/** Takes the items of a document back: what cleared them is free again, and clears what else is open. */
export async function reverseOf(ctx: Ctx, sourceId: string): Promise<void> {
  const all = everywhere(ctx)
  const items = await find(all, openItem, { sourceId }, { sort: ['itemType'], lock: true })
  const open = items.filter(({ status }) => status !== '3')
  for (const { id } of open) {
    // What frees one item of a document may have freed the other.
    const freed = await freeItem(ctx, await get(all, openItem, id))
    await change(all, openItem, freed, { status: '3' }, { verb: 'update' })
  }
  for (const item of open.slice(0, 1)) await clearParty(ctx, item)
}

/** Money of a party, and not a debt. */
export function isAdvance({ itemType }: Pick<OpenItem, 'itemType'>): boolean {
  return itemType === 'ra' || itemType === 'pa'
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('an open item follows its document')
}
