import { type Ctx, get } from '../../server/define.ts'
import { company } from '../organisation/index.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'

/** What a plan says of the account it is paid from: the payer is the legal company that holds it. */
export async function payerOf(ctx: Ctx, accountId: string | null) {
  if (accountId === null) return {}
  const account = await get(ctx.withoutScope('the payer is printed whole on the plan'), bankAccount, accountId)
  return { payerName: await holderOf(ctx, account), payerBank: account.bankName, payerAccount: account.accountNo }
}

/** The name under which a bank knows the holder of an account, as it is now. */
export async function holderOf(ctx: Ctx, account: BankAccount): Promise<string> {
  return (await get(ctx.withoutScope('the holder of an account is known to whoever pays'), company, account.company)).companyName
}
