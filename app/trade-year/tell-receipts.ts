import { addDays, dayOfMs, msOfDay } from '../../core/values/day.ts'
import { hourMs } from '../../core/values/duration.ts'
import { counterparty } from '../../modules/contracts/index.ts'
import { bankAccount } from '../../modules/finance/bank-account.ts'
import { bankStatementLine } from '../../modules/finance/bank-statement-line.ts'
import { importLines } from '../../modules/finance/bank-statement.server.ts'
import { receiptPlan } from '../../modules/finance/receipt-plan.ts'
import { act, get, save } from '../../server/module-api.ts'
import type { YearContract } from './planned-work.ts'
import { contractOf, type YearWork } from './year-work.ts'

/** Plans what a customer is to pay, and claims it when it has come; answers when that was. */
export async function collect(work: YearWork, of: YearContract, amount: string, at: number): Promise<number> {
  const { demo } = work
  const { id: contractId, counterparty: payer } = contractOf(work, of)
  const { id: plan } = await demo.as(of.drafter, at, async (ctx) => {
    const made = await save(ctx, receiptPlan, {
      receiptAttribute: 'goods',
      contractId,
      counterparty: payer,
      bizSegment: of.segment,
      currency: 'CNY',
      expectedAmount: amount,
      expectedDate: msOfDay(addDays(dayOfMs(at), 3)),
    })
    return act(ctx, receiptPlan, made.id, 'submit', { ver: made.ver })
  })
  const agreed = await demo.agree(receiptPlan, plan, at + hourMs / 2)
  const came = agreed + hourMs
  await demo.as('cashier', came, async (ctx) => {
    const accountId = work.masters.accounts.get(of.unit) ?? ''
    const [{ cpName, accounts }, { accountNo }] = [
      await get(ctx, counterparty, payer),
      await get(ctx, bankAccount, accountId),
    ]
    const id = `Y${plan.replaceAll('-', '').slice(-20)}`
    const [line] = await importLines(ctx, accountId, [
      {
        id,
        account: accountNo,
        day: dayOfMs(came),
        direction: 'credit',
        amount,
        currency: 'CNY',
        reqNo: null,
        bankSerial: id,
        counterpartyName: cpName,
        counterpartyAccount: accounts?.[0]?.accountNo ?? null,
        purpose: of.name,
      },
    ])
    if (line === undefined) throw new Error(`the credit ${id} was there already`)
    await act(ctx, bankStatementLine, line.id, 'claim', { ver: line.ver, plan })
  })
  return came
}
