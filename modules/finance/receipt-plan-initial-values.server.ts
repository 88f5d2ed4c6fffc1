import { addDays, dayOfMs } from '../../core/values/day.ts'
import { add, compare, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, find, rules } from '../../server/module-api.ts'
import { type Contract, contract, settlement } from '../contracts/index.ts'
import { expectedOf } from './expected-receipts.server.ts'
import { percentOf } from './percent-of.ts'
import { receiptPlan, type ReceiptPlan } from './receipt-plan.ts'

type Filled = Partial<ReceiptPlan>

/** What the form of a receipt plan fills in: from the drafter, his contract, and what was settled. */
export const receiptPlanStart = rules(receiptPlan, {
  suggest: {
    after: ['contractId', 'settlementId', 'barterId'],
    fill: async (ctx, draft, chosen) => {
      if (chosen === null) return { offered: await usual(ctx) }
      const [of] = draft.contractId ? await find(ctx, contract, { id: draft.contractId }, { lines: true }) : []
      if (of === undefined) return {}
      const { bizSegment, fxRate } = of
      const dueDate = chosen === 'settlementId' && draft.settlementId ? await dueOn(ctx, draft.settlementId) : null
      return {
        offered: chosen === 'contractId' ? await nextTerm(ctx, of) : {},
        settled: {
          receiptAttribute: 'goods',
          bizSegment,
          fxRate,
          ...(dueDate === null ? {} : { expectedDate: dueDate }),
        },
      }
    },
  },
})

async function dueOn(ctx: Ctx, id: string): Promise<string | null> {
  const [of] = await find(ctx, settlement, { id })
  return of?.dueDate ?? null
}

async function usual(ctx: Ctx): Promise<Filled> {
  const [last] = await find(ctx, receiptPlan, { createBy: ctx.actor.id }, { sort: ['-createTime'], limit: 1 })
  return last === undefined ? {} : { bizSegment: last.bizSegment }
}

/** The next term of payment that no plan expects yet, or all that is left of the contract. */
async function nextTerm(ctx: Ctx, of: Contract): Promise<Filled> {
  const planned = await expectedOf(ctx, of.id, ['0', '1', '2'], null)
  const left = round(sub(of.totalAmount, planned), 2)
  if (compare(left, '0') <= 0) return {}
  let due = '0'
  for (const { pct, daysAfter } of of.payTerms ?? []) {
    due = add(due, percentOf(of.totalAmount, pct))
    const open = round(sub(due, planned), 2)
    if (compare(open, '0') > 0)
      return {
        expectedAmount: compare(open, left) < 0 ? open : left,
        expectedDate: addDays(dayOfMs(ctx.now), Number(daysAfter ?? '0')),
      }
  }
  return { expectedAmount: left }
}
