import { type Ctx, find, Refusal } from '../../server/define.ts'
import { type Settlement, settlement } from '../contracts/index.ts'

interface OfSettlement {
  readonly settlementId: string | null
  readonly contractId: string | null
}

/** The settlement that a plan pays or collects, as its drafter sees it; null when he names none. */
export async function chosenSettlement(ctx: Ctx, id: string | null | undefined): Promise<Settlement | null> {
  if (!id) return null
  const [of] = await find(ctx, settlement, { id })
  return of ?? null
}

/** Refuses a settlement that is not approved, or is of another contract or direction. */
export async function requireSettlement(ctx: Ctx, { settlementId, contractId }: OfSettlement, direction: 'buy' | 'sell'): Promise<void> {
  const of = await chosenSettlement(ctx.withoutScope('the settlement was chosen in scope'), settlementId)
  if (of === null || (of.approvalStatus === '2' && of.direction === direction && (contractId === null || of.relatedContract === contractId))) return
  const params = { number: of.settleNo ?? '' }
  throw new Refusal('payment-plan.settlement-not-approved', params, { errors: { settlementId: { code: 'payment-plan.settlement-not-approved', params } } })
}
