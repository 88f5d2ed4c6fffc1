import { compare } from '../../core/decimal.ts'
import { dayOfMs } from '../../core/day.ts'
import { find, link, Refusal, rules } from '../../server/define.ts'
import { barterSettlement } from './barter-settlement.ts'
import { contract } from './contract.ts'
import { settlementTitle } from './settlement-title.ts'
import { requireSettleable } from './of-contract.server.ts'

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
      const { counterparty, currency, fxRate, totalAmount, paymentConditions } = of
      return { offered: { title: settlementTitle(ctx, of), content: paymentConditions, outValue: totalAmount }, settled: { counterparty, currency, fxRate } }
    },
  },
  check: (ctx, record) => requireSettleable(ctx, record, true),
  on: {
    submit: async (ctx, { id, relatedContract, amount, currency, diffPct }) => {
      if (compare(diffPct ?? '0', mostPct) <= 0) return link(ctx, { from: { doc: contract, id: relatedContract }, to: { doc: barterSettlement, id }, type: 'settle', amount: amount ?? '0', currency })
      const params = { pct: diffPct ?? '0', most: mostPct }
      throw new Refusal('barter.out-of-balance', params, { errors: { inValue: { code: 'barter.out-of-balance', params } } })
    },
  },
})
