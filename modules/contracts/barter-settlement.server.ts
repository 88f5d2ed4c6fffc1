import { compare, min, mul, round } from '../../core/decimal.ts'
import { Refusal, rules } from '../../server/define.ts'
import { barterSettlement } from './barter-settlement.ts'
import { settledContract } from './of-contract.server.ts'

const mostPct = '2'

/** Goods sent and received may differ by two per cent of the larger; what differs more waits for more goods. */
export const barterRules = rules(barterSettlement, {
  prepare: (_ctx, { outValue, inValue, currency, fxRate }) => {
    if (!outValue || !inValue) return {}
    const known = currency === 'CNY' ? '1' : fxRate ?? null
    return { amountCny: known === null ? null : round(mul(min(outValue, inValue), known), 2) }
  },
  check: async (ctx, record) => { await settledContract(ctx, record) },
  on: {
    submit: (_ctx, { diffPct }) => {
      if (compare(diffPct ?? '0', mostPct) <= 0) return
      const params = { pct: diffPct ?? '0', most: mostPct }
      throw new Refusal('barter.out-of-balance', params, { errors: { inValue: { code: 'barter.out-of-balance', params } } })
    },
  },
})
