import { addDays, dayOfMs } from '../../core/values/day.ts'
import { type Ctx, find, type Suggest } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { contract, type Contract } from './contract.ts'
import { middleRate } from './exchange-rate.server.ts'

/** The rate of another currency is of no use to this one; what is agreed otherwise is typed over it. */
async function rateOf(ctx: Ctx, currency: string, day: string) {
  const fxRate = currency === 'CNY' ? null : await middleRate(ctx, currency, day)
  return { settled: { fxRate } }
}

/**
 * What the form of a contract begins with: the drafter's company, his usual segment and terms, today and a year from
 * it.
 */
export const contractStart: Suggest<Ctx, Contract> = {
  after: ['currency'],
  fill: async (ctx, { currency, signDate }, chosen) => {
    if (chosen === 'currency') return await rateOf(ctx, currency ?? 'CNY', signDate ?? dayOfMs(ctx.now))
    const today = dayOfMs(ctx.now)
    const { unitId } = ctx.actor
    const [ours] =
      unitId === null
        ? []
        : await find(ctx.withoutScope('everybody knows the company he works for'), company, { ownerUnit: unitId })
    const [last] = await find(ctx, contract, { createBy: ctx.actor.id }, { sort: ['-createTime'], limit: 1 })
    const usual =
      last === undefined
        ? {}
        : { bizSegment: last.bizSegment, vatRate: last.vatRate, transportMode: last.transportMode }
    return {
      offered: {
        ...usual,
        signDate: today,
        validFrom: today,
        validTo: addDays(today, 364),
        ...(ours === undefined ? {} : { ourCompany: ours.id }),
      },
    }
  },
}
