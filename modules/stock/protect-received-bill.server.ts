import { compare, round, sub, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal, requireNoDependents, rules } from '../../server/module-api.ts'
import { logisticsBill, type LogisticsBill } from '../trade/index.ts'
import { standingIn } from './document-derivations.ts'
import { stockIn } from './stock-in.ts'

const settledBy = ['contractId', 'goodsId'] as const

/** What has been taken in by a bill holds it: it stays what it was, and no less than that. */
export const receivedBillRules = rules(logisticsBill, {
  check: async (ctx, record, before) => {
    if (before === null) return
    const changed = settledBy.some((name) => record[name] !== before[name])
    const lower = compare(record.billQty, before.billQty) < 0 && compare(record.billQty, await takenIn(ctx, record)) < 0
    if (changed || lower)
      await requireNoDependents(ctx, [{ doc: stockIn, where: { ...standingIn, billId: record.id } }])
  },

  on: {
    receive: async (ctx, record) => {
      await requireNoDependents(ctx, [{ doc: stockIn, where: { status: '0', billId: record.id } }])
      const taken = await takenIn(ctx, record)
      const left = round(sub(record.billQty, taken), 3)
      // Cargo that goes on to a buyer is taken into no warehouse.
      if (compare(taken, '0') > 0 && compare(left, '0') > 0) throw new Refusal('stock.bill-left', { left })
    },
  },
})

async function takenIn(ctx: Ctx, { id }: LogisticsBill): Promise<string> {
  const all = ctx.withoutScope('what was taken in by a bill binds everybody')
  return sum((await find(all, stockIn, { ...standingIn, billId: id })).map(({ billQty }) => billQty))
}
