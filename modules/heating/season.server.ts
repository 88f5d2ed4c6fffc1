import { Refusal, rules } from '../../server/module-api.ts'
import { season } from './season.ts'

/** A season whose days follow each other, with one price for each sort of consumer. */
export const seasonRules = rules(season, {
  check: (_, { annual, startDate, endDate, prices }) => {
    if (!/^\d{4}-\d{4}$/.test(annual)) throw Refusal.atField('annual', 'heating.annual')
    if (endDate <= startDate) throw Refusal.atField('endDate', 'heating.ends-before')
    const types = (prices ?? []).map(({ consumerType }) => consumerType)
    const twice = types.findIndex((type, at) => types.indexOf(type) !== at)
    if (twice >= 0) throw Refusal.atField(`prices.${twice}.consumerType`, 'heating.price-twice')
  },
})
