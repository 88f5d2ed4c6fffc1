import { dayOfMs } from '../../core/values/day.ts'
import { compare, round, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal, rules } from '../../server/define.ts'
import { type BarterSettlement, barterSettlement } from './barter-settlement.ts'
import { contract } from './contract.ts'
import { requireKind } from './of-contract.server.ts'
import { showSettled } from './settled.server.ts'
import { settlementTitle } from './settlement-title.ts'

const mostPct = '2'

/** Goods sent and received may differ by two per cent of the larger; what differs more waits for more goods. */
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
  check: (ctx, record) => requireKind(ctx, record, true),
  on: {
    submit: (_ctx, { diffPct }) => {
      if (compare(diffPct ?? '0', mostPct) <= 0) return
      const params = { pct: diffPct ?? '0', most: mostPct }
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
