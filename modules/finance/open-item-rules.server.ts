import { daysBetween, dayOfMs } from '../../core/values/day.ts'
import { div, isZero, mul, round } from '../../core/values/decimal.ts'
import { find, rules } from '../../server/module-api.ts'
import { contract } from '../contracts/index.ts'
import { isAdvance } from './open-and-reverse-items.server.ts'
import { openItem } from './open-item.ts'
import { waitOf } from './overdue-age-bands.ts'

/** Whoever opens what is late sees for how many days, and what its contract adds for them. */
export const openItemRules = rules(openItem, {
  whenOpened: async (ctx, { itemType, bizDate, contractId, dueDate, balance }) => {
    if (isAdvance({ itemType })) return { daysOpen: waitOf(bizDate, dayOfMs(ctx.now)).daysOpen }
    const days = dueDate === null ? 0 : daysBetween(dueDate, dayOfMs(ctx.now))
    if (!['ar', 'ap'].includes(itemType) || days <= 0 || balance === null || isZero(balance)) return {}
    const daysLate = String(days)
    const all = ctx.withoutScope('a settlement is due by the terms of its contract')
    const [of] = contractId === null ? [] : await find(all, contract, { id: contractId })
    const rate = of?.penaltyRate ?? null
    // The rate is in per cent a day.
    return rate === null
      ? { daysLate }
      : { daysLate, lateInterest: round(div(mul(mul(balance, rate), daysLate), '100', 6), 2) }
  },
})
