import { type Ctx, post } from '../../../server/module-api.ts'
import type { InsurancePolicy } from '../../trade/index.ts'
import { compensationAccount, costOfSalesAccount } from '../ledger-accounts.server.ts'
import { companyOf } from '../post-stock.server.ts'
import type { InsuranceClaim } from './insurance-claim.ts'

/** What an insurer pays for a loss lessens what the goods of its contract cost; answers the voucher. */
export async function bookCompensation(
  ctx: Ctx,
  { id }: InsuranceClaim,
  policy: InsurancePolicy,
  { amount, day }: { readonly amount: string; readonly day: string },
): Promise<string> {
  const { contractId, currency } = policy
  const posted = await post(ctx, {
    event: 'INS_CLAIM',
    source: { type: 'stock.insuranceClaim', id },
    unitId: companyOf(policy),
    day,
    lines: [
      { ...compensationAccount(policy.id), currency, side: 'debit', amount },
      { ...costOfSalesAccount(contractId ?? ''), currency, side: 'credit', amount },
    ],
  })
  return posted.voucherNo
}
