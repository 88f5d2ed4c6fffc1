import { add, sub, sum } from '../../core/values/decimal.ts'
import { balanceOf, change, type Ctx, find, get } from '../../server/module-api.ts'
import { amountHoldingStatuses } from './amount-holding-statuses.ts'
import { type BankAccount, bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'

/** An account, locked: whoever pays from it, books on it or closes it does so one after the other. */
export function lockAccount(ctx: Ctx, id: string): Promise<BankAccount> {
  return get(ctx.withoutScope('money moves under the lock of its account'), bankAccount, id, { lock: true })
}

/** What may still be paid from an account: balance less in flight and frozen, and the overdraft. */
export function availableOn(account: BankAccount): string {
  return add(
    sub(account.balance ?? '0', add(account.inFlight ?? '0', account.frozenAmt ?? '0')),
    account.overdraft ?? '0',
  )
}

/** Writes into a locked account what its ledger and its payments come to; answers it as it is then. */
export async function refreshAccount(ctx: Ctx, account: BankAccount, verb: string): Promise<BankAccount> {
  const all = ctx.withoutScope('an account shows all its payments')
  const [payments, balance] = await Promise.all([
    find(all, bankPayment, { payerAccountId: account.id, status: [...amountHoldingStatuses] }),
    account.unitId === null ? '0.00' : balanceOf(ctx, account.unitId, bookOf(account)),
  ])
  const inFlight = sum(payments.map(({ amount }) => amount))
  if (balance === account.balance && inFlight === account.inFlight) return account
  return (await change(all, bankAccount, account, { balance, inFlight }, { verb })) as unknown as BankAccount // what change answers is the record it was given, changed
}

/** Under which account of the books a bank account is kept. */
export function bookOf(account: BankAccount) {
  return { ledger: 'fund', account: '1002', key: account.id, currency: account.currency } as const
}
