import { type Ctx, get } from '../../server/define.ts'
import { bankAccount } from './bank-account.ts'

/** What a plan says of the account it is paid from. */
export async function payerOf(ctx: Ctx, accountId: string | null) {
  if (accountId === null) return {}
  const account = await get(ctx.withoutScope('the payer is printed whole on the plan'), bankAccount, accountId)
  return { payerName: account.accountName, payerBank: account.bankName, payerAccount: account.accountNo }
}
