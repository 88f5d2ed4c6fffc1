import { add, div, mul, round } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal } from '../../server/module-api.ts'
import { dataUsage, type DataUsage } from './data-usage/data-usage.ts'
import { indexPrice } from './index-pricing/index-price.ts'
import { settlement, type Settlement } from './settlement.ts'

type Line = NonNullable<Settlement['items']>[number]
type Charged = { readonly [K in 'usageId' | 'indexPriceId' | 'items']?: Settlement[K] | null }

const free = (ctx: Ctx) => ctx.withoutScope('what a contract charges was chosen with it')

/** The lines of a settlement that is made from what was used or from a price by indices; null of any other. */
export async function chargedLines(ctx: Ctx, draft: Charged): Promise<readonly Line[] | null> {
  if (draft.usageId) return usedIn(await find(free(ctx), dataUsage, { id: draft.usageId }))
  const price = await priceByIndices(ctx, draft)
  return price === null ? null : (draft.items ?? []).map((line) => (line.uom === 't' ? { ...line, price } : line))
}

/** What a tonne costs by the indices that a settlement names; null where it names none. */
async function priceByIndices(ctx: Ctx, { indexPriceId }: Charged): Promise<string | null> {
  if (!indexPriceId) return null
  const [of] = await find(free(ctx), indexPrice, { id: indexPriceId })
  return of?.price == null ? null : round(of.price, 4)
}

/** A month of data is one thing, at what it comes to with its tax. */
function usedIn(used: readonly DataUsage[]): readonly Line[] {
  return used.map((of) => {
    const goods = [of.dataProduct, of.month].filter(Boolean).join(' ')
    const line = { id: `new-${of.id}`, goods, qty: '1.000', uom: 'call', price: round(grossOf(of), 4), amount: null }
    return line as Line // it is given its id when it is saved
  })
}

function grossOf({ amount, taxIncluded, vatRate }: DataUsage): string {
  const net = amount ?? '0'
  if (taxIncluded !== '0' || !/^\d+$/.test(vatRate ?? '')) return net
  return round(mul(net, add('1', div(vatRate ?? '0', '100', 4))), 2)
}

/** What was used in a month is charged once. */
export async function requireUsageOnce(ctx: Ctx, { id, usageId }: Settlement): Promise<void> {
  if (usageId === null) return
  const others = await find(free(ctx), settlement, { usageId, approvalStatus: ['0', '1', '2', '3'], archived: '0' })
  const other = others.find((one) => one.id !== id)
  if (other !== undefined)
    throw Refusal.atField('usageId', 'settlement.usage-already', { number: other.settleNo ?? other.title })
}
