import type { AnyDocument } from '../../core/description/document.ts'
import { type Ctx, link } from '../../server/define.ts'
import { barterSettlement, contract, settlement } from '../contracts/index.ts'

interface PlanLinks {
  readonly id: string
  readonly contractId: string | null
  readonly settlementId: string | null
  readonly barterId: string | null
  readonly currency: string
}

/** Ties a plan to the contract and the settlement that it follows from, with its amount. */
export async function linkPlan(
  ctx: Ctx,
  doc: AnyDocument,
  { id, contractId, settlementId, barterId, currency }: PlanLinks,
  amount: string,
): Promise<void> {
  const to = { doc, id }
  if (contractId !== null)
    await link(ctx, { from: { doc: contract, id: contractId }, to, type: 'create', amount, currency })
  if (settlementId !== null)
    await link(ctx, { from: { doc: settlement, id: settlementId }, to, type: 'create', amount, currency })
  if (barterId !== null)
    await link(ctx, { from: { doc: barterSettlement, id: barterId }, to, type: 'create', amount, currency })
}
