import { dayOfMs } from '../../../core/values/day.ts'
import { compare } from '../../../core/values/decimal.ts'
import { find, rules } from '../../../server/module-api.ts'
import { contract, type Contract } from '../../contracts/index.ts'
import { creditLimit, requireCreditLeft, standingCreditOn } from '../../finance/index.ts'
import { exposureOf } from './credit-cover.server.ts'

/** Due before goods leave: what is sold so is not sold on credit. */
const paidAhead: readonly string[] = ['sign', 'bship']

/**
 * Nothing more is sold on credit to a customer whose limit is used up or frozen. Whoever has no limit gets goods by
 * releases alone, against his money.
 */
export const saleOnCreditRules = rules(contract, {
  submittable: async (ctx, record) => {
    if (record.direction !== 'sell' || !givesCredit(record)) return
    const all = ctx.withoutScope('what a release draws on binds everybody')
    const today = dayOfMs(all.now)
    const [limit] = await find(all, creditLimit, standingCreditOn(record.counterparty, today))
    if (limit !== undefined) requireCreditLeft(limit, await exposureOf(all, record.counterparty, null), today)
  },
})

function givesCredit({ payTerms }: Contract): boolean {
  return (payTerms ?? []).some(({ node, pct }) => !paidAhead.includes(node) && compare(pct, '0') > 0)
}
