import { abs, add, div, isZero, mul, round, sub, sum } from '../../core/decimal.ts'
import { type Ctx, find, rules } from '../../server/define.ts'
import { contract } from './contract.ts'
import { settledContract } from './of-contract.server.ts'
import { settlement } from './settlement.ts'

/** What the server adds to a settlement: net and tax, CNY, and how far it is from its contract. */
export const settlementRules = rules(settlement, {
  prepare: async (ctx, draft) => {
    const amount = sum((draft.items ?? []).map((item) => round(mul(item.qty ?? '0', item.price ?? '0'), 2)))
    const net = netOf(amount, draft.vatRate ?? '0')
    const known = draft.currency === 'CNY' ? '1' : draft.fxRate ?? null
    return { netAmount: net, taxAmount: round(sub(amount, net), 2), amountCny: known === null ? null : round(mul(amount, known), 2), differsPct: await differs(ctx, draft.relatedContract ?? null, amount) }
  },
  check: async (ctx, record) => { await settledContract(ctx, record) },
})

/** Net and tax add up to the gross amount exactly. */
export function netOf(gross: string, vatRate: string): string {
  return /^\d+$/.test(vatRate) ? round(div(gross, add('1', div(vatRate, '100', 4)), 10), 2) : gross
}

async function differs(ctx: Ctx, id: string | null, amount: string): Promise<string | null> {
  if (id === null) return null
  const [of] = await find(ctx.withoutScope('a settlement is held against its contract, whoever may see that'), contract, { id })
  return of === undefined || isZero(of.totalAmount) ? null : round(div(mul(abs(sub(amount, of.totalAmount)), '100'), of.totalAmount, 6), 2)
}
