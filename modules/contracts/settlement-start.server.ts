import { addDays, dayOfMs } from '../../core/values/day.ts'
import { type Ctx, find, type Suggest, type Suggestion } from '../../server/define.ts'
import { contract, type Contract } from './contract.ts'
import { settlementTitle } from './settlement-title.ts'
import type { Settlement } from './settlement.ts'

/**
 * What the form of a settlement fills in beside what its contract says: today, its title, type and term.
 */
export const settlementStart: Suggest<Ctx, Settlement> = {
  after: ['relatedContract'],
  fill: async (ctx, draft, chosen) => {
    const date = dayOfMs(ctx.now)
    if (chosen === null || !draft.relatedContract) return { offered: { date } }
    const [of] = await find(ctx, contract, { id: draft.relatedContract }, { lines: true })
    return of === undefined ? {} : fromContract(ctx, of, draft.date ?? date)
  },
}

function fromContract(ctx: Ctx, of: Contract, date: string): Suggestion<Settlement> {
  const lastTerm = (of.payTerms ?? []).at(-1)
  return {
    offered: {
      title: settlementTitle(ctx, of),
      settleType: typeOf(of),
      content: of.paymentConditions,
      date,
      dueDate: addDays(date, Number(lastTerm?.daysAfter ?? '0')),
    },
  }
}

function typeOf({ contractType }: Contract): string {
  if (contractType === 'ys' || contractType === 'zc') return 'frt'
  return contractType === 'fw' || contractType === 'sj' ? 'svc' : 'final'
}
