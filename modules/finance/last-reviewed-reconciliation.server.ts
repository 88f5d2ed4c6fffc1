import { type Ctx, find } from '../../server/module-api.ts'
import { type BankReconciliation, bankReconciliation } from './bank-reconciliation.ts'

/** The last balance adjustment table of an account that was reviewed: of all months, or of those before one. */
export async function lastReviewed(ctx: Ctx, accountId: string, before?: string): Promise<BankReconciliation | null> {
  const reviewed = await find(
    ctx.withoutScope('what was reviewed holds for everybody'),
    bankReconciliation,
    { accountId, status: '2' },
    { sort: ['-month'] },
  )
  return reviewed.find(({ month }) => before === undefined || month < before) ?? null
}
