import { dayOfMs } from '../../core/values/day.ts'
import { compare, round, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, get, Refusal, rules } from '../../server/module-api.ts'
import { type BarterSettlement, barterSettlement } from './barter-settlement.ts'
import { contract } from './contract.ts'
import { requireBarterOrPaidContract } from './require-barter-or-paid-contract.server.ts'
import { settlementTitle } from './settlement-title.ts'
import { showSettled } from './settlements-of-contract.server.ts'

/** Goods sent and received may differ by what the contract allows; what differs more waits for more goods. */
export const barterRules = rules(barterSettlement, {
  suggest: {
    after: ['relatedContract'],
    fill: async (ctx, draft, chosen) => {
      const date = dayOfMs(ctx.now)
      if (chosen === null || !draft.relatedContract) return { offered: { date } }
      const [of] = await find(ctx, contract, { id: draft.relatedContract })
      if (of === undefined) return {}
      const { totalAmount, paymentConditions } = of
      return { offered: { title: settlementTitle(ctx, of), content: paymentConditions, outValue: totalAmount } }
    },
  },
  check: (ctx, record) => requireBarterOrPaidContract(ctx, record, true),
  on: {
    submit: async (ctx, { diffPct, relatedContract }) => {
      const all = ctx.withoutScope('a settlement is held against its contract, whoever may see that')
      const { balanceLimitPct } = await get(all, contract, relatedContract)
      const most = balanceLimitPct ?? '0'
      if (compare(diffPct ?? '0', most) <= 0) return
      const params = { pct: diffPct ?? '0', most }
      throw Refusal.atField('inValue', 'barter.out-of-balance', params)
    },
    approved: followContract,
    revoked: followContract,
  },
})

/** The contract shows what goods have been set against goods under it. */
function followContract(ctx: Ctx, record: BarterSettlement): Promise<void> {
  const { id, relatedContract } = record
  return showSettled(ctx, relatedContract, async () => {
    const found = await find(ctx.withoutScope('settlements of a contract are counted together'), barterSettlement, {
      relatedContract,
      approvalStatus: '2',
    })
    const others = found.filter((one) => one.id !== id)
    return round(
      sum((record.approvalStatus === '2' ? [...others, record] : others).map(({ amount }) => amount ?? '0')),
      2,
    )
  })
}
