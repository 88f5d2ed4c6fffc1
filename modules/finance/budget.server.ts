import { compare, round, sub } from '../../core/values/decimal.ts'
import { Refusal, rules } from '../../server/module-api.ts'
import { budgetLeft, lockBudget } from './budget-remaining.server.ts'
import { budget } from './budget.ts'

/** A budget is approved by somebody else than its drafter, and none is cut below what is spent and held. */
export const budgetRules = rules(budget, {
  prepare: (_ctx, { bookUnit }) => (bookUnit ? { unitId: bookUnit } : {}),

  on: {
    approve: async (ctx, record) => {
      if (record.createBy === ctx.actor.id) throw new Refusal('budget.approve-own')
      if (record.kind === 'cut') {
        await lockBudget(ctx, record)
        // The cut counts already: it was approved a moment ago in this transaction.
        const left = (await budgetLeft(ctx, record)) ?? '0'
        if (compare(left, '0') < 0) throw new Refusal('budget.cut-too-deep', { over: round(sub('0', left), 2) })
      }
      return { approvedBy: ctx.actor.id }
    },
    decline: (ctx, record) => {
      if (record.createBy === ctx.actor.id) throw new Refusal('budget.approve-own')
      return { approvedBy: ctx.actor.id }
    },
  },
})
