import { dayOfMs } from '../../../core/values/day.ts'
import { compare } from '../../../core/values/decimal.ts'
import { type Ctx, find, rules } from '../../../server/module-api.ts'
import { contract, type Contract } from '../../contracts/index.ts'
import {
  allowedOn,
  creditInForce,
  creditLimit,
  frozenCredit,
  frozenRefusal,
  usedOf,
  usedUpRefusal,
} from '../../finance/index.ts'
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
    await requireCreditLeft(ctx.withoutScope('what a release draws on binds everybody'), record.counterparty)
  },
})

function givesCredit({ payTerms }: Contract): boolean {
  return (payTerms ?? []).some(({ node, pct }) => !paidAhead.includes(node) && compare(pct, '0') > 0)
}

async function requireCreditLeft(all: Ctx, customer: string): Promise<void> {
  const today = dayOfMs(all.now)
  const [frozen] = await find(all, creditLimit, frozenCredit(customer))
  if (frozen !== undefined) throw frozenRefusal()
  const [limit] = await find(all, creditLimit, creditInForce(customer, today))
  if (limit === undefined) return
  const allowed = allowedOn(limit, today)
  const exposure = await exposureOf(all, customer, null)
  if (compare(usedOf(exposure), allowed) >= 0) throw usedUpRefusal(allowed, exposure)
}
