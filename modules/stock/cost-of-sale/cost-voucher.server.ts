import { round, sum } from '../../../core/values/decimal.ts'
import { type Ctx, post, timesPosted } from '../../../server/module-api.ts'
import { costOfSalesAccount, sentAccount, signedLines } from '../ledger-accounts.server.ts'
import type { StockOut } from '../stock-out.ts'

/** The document by which costs become others. */
export interface Cause {
  readonly type: string
  readonly id: string
}

/** What of the cost of goods that went out becomes a cost of their sale on a day, or no longer is one (below zero). */
export interface CostPart extends Pick<StockOut, 'contractId' | 'customer'> {
  readonly unitId: string
  readonly day: string
  readonly amount: string
}

/** The event by which costs of sales are booked. */
export const costEvent = 'SALE_COST'

/** Books parts of costs out of the goods sent of their customers, a voucher for each company, contract and day. */
export async function bookCosts(ctx: Ctx, source: Cause, parts: readonly CostPart[]): Promise<void> {
  const vouchers = grouped(parts, ({ unitId, contractId, day }) => [unitId, contractId, day].join(' '))
  let seq = await timesPosted(ctx, costEvent, source.id)
  for (const own of vouchers) {
    const [first] = own
    const lines = linesOf(own)
    if (first === undefined || lines.length === 0) continue
    seq += 1
    await post(ctx, { event: costEvent, source, seq, unitId: first.unitId, day: first.day, lines })
  }
}

function linesOf(parts: readonly CostPart[]) {
  const [first] = parts
  return [
    ...signedLines(costOfSalesAccount(first?.contractId ?? ''), totalOf(parts), 'debit'),
    ...grouped(parts, ({ customer }) => customer ?? '').flatMap((own) =>
      signedLines(sentAccount(own[0]?.customer ?? ''), totalOf(own), 'credit'),
    ),
  ]
}

function totalOf(parts: readonly CostPart[]): string {
  return round(sum(parts.map(({ amount }) => amount)), 2)
}

/** What is alike together, in one order for everybody. */
function grouped(parts: readonly CostPart[], keyOf: (part: CostPart) => string): readonly (readonly CostPart[])[] {
  const keys = [...new Set(parts.map(keyOf))].toSorted()
  return keys.map((key) => parts.filter((part) => keyOf(part) === key))
}
