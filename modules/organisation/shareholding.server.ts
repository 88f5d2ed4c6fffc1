import { add, compare } from '../../core/values/decimal.ts'
import { find, Refusal, rules } from '../../server/module-api.ts'
import { shareholding, type Shareholding } from './shareholding.ts'

/** Nobody holds himself, and on no day is more of a company held than there is of it. */
export const shareholdingRules = rules(shareholding, {
  check: async (ctx, record) => {
    if (record.companyId === record.holderId) throw Refusal.atField('holderId', 'shareholding.own')
    if (record.to !== null && record.from !== null && record.to < record.from)
      throw Refusal.atField('to', 'shareholding.days')
    const others = (await find(ctx, shareholding, { companyId: record.companyId ?? '' }, { lock: true })).filter(
      ({ id }) => id !== record.id,
    )
    // The sum grows only on days on which some holding begins.
    for (const day of [record, ...others].map(({ from }) => from ?? '')) {
      const held = [record, ...others]
        .filter((one) => isOn(one, day))
        .reduce((sum, { pct }) => add(sum, pct ?? '0'), '0')
      if (compare(held, '100') > 0) throw Refusal.atField('pct', 'shareholding.over', { pct: held, day })
    }
  },
})

function isOn({ from, to }: Pick<Shareholding, 'from' | 'to'>, day: string): boolean {
  return (from ?? '') <= day && (to === null || to >= day)
}
