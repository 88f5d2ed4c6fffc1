import { type Ctx, find, get, Refusal } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'

/** What a plan says of the account it is paid from: the payer is the legal company that holds it. */
export async function payerOf(ctx: Ctx, accountId: string | null) {
  if (accountId === null) return {}
  const account = await get(ctx.withoutScope('the payer is printed whole on the plan'), bankAccount, accountId)
  return {
    payerCompany: account.company,
    payerName: await holderOf(ctx, account),
    payerBank: account.bankName,
    payerAccount: account.accountNo,
  }
}

/** An account that is not there and one out of sight are refused alike, at the field, before anything is read of it. */
export async function requireInSight(ctx: Ctx, accountId: string | null, before: string | null): Promise<void> {
  if (accountId === null || accountId === before) return
  const [seen] = await find(ctx, bankAccount, { id: accountId })
  if (seen === undefined) throw Refusal.atField('payerAccountId', 'choice.unknown')
}

/** The name under which a bank knows the holder of an account, as it is now. */
export async function holderOf(ctx: Ctx, account: BankAccount): Promise<string> {
  return (await get(ctx.withoutScope('the holder of an account is known to whoever pays'), company, account.company))
    .companyName
}
