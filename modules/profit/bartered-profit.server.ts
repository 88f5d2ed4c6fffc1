import { dayOfMs, laterDay } from '../../core/values/day.ts'
import { mul, round } from '../../core/values/decimal.ts'
import { type Ctx, get, rules } from '../../server/module-api.ts'
import { type BarterSettlement, barterSettlement, contract } from '../contracts/index.ts'
import { keepProfitLines } from './write-profit-lines.server.ts'

/** Goods sent under a barter are revenue, in yuan, from the day of its settlement; one revoked is none. */
export const barteredProfit = rules(barterSettlement, {
  on: {
    approved: (ctx, record) => followBarter(ctx, record, record.date),
    revoked: (ctx, record) => followBarter(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
    closed: (ctx, record) => followBarter(ctx, record, laterDay(record.date, dayOfMs(ctx.now))),
  },
})

/** Makes the lines of a barter settlement come to what it brings now, from a day on. */
export async function followBarter(ctx: Ctx, record: BarterSettlement, day: string): Promise<void> {
  const { id, settleNo: sourceNo, unitId, deptId, relatedContract: contractId, approvalStatus } = record
  const all = ctx.withoutScope('the profit follows its documents')
  const { bizSegment, ourCompany: company } = await get(all, contract, contractId, { lock: true })
  const source = { kind: 'barter', id, sourceNo, unitId, deptId, bizSegment, company, contractId } as const
  const brought = approvalStatus === '2' ? { item: 'rev', amount: revenueOf(record) } : null
  await keepProfitLines(ctx, source, brought, day)
}

function revenueOf({ currency, outValue, fxRate }: BarterSettlement): string {
  return currency === 'CNY' ? outValue : round(mul(outValue, fxRate ?? '1'), 2)
}
