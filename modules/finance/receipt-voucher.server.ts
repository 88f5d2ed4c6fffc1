import { negate } from '../../core/values/decimal.ts'
import { type Ctx, find, findPosted, post, type Posted, reverse } from '../../server/module-api.ts'
import { bookOf } from './account-balance.server.ts'
import type { BankAccount } from './bank-account.ts'
import { bankJournal } from './bank-journal.ts'
import { booksOf, writeLine } from './book-payments.server.ts'
import { offsetBoth } from './offset-reversed-receipt.server.ts'
import { openFor, partyAccounts, reverseOf } from './open-and-reverse-items.server.ts'
import type { ReceiptPlan } from './receipt-plan.ts'
import { type Receipt, receipt } from './receipt.ts'

const event = 'RECEIPT'

/** The ledgers that a receipt is written into. */
export const receiptLedgers: readonly string[] = ['fund', 'arap']

/** Books a receipt: the bank against what the payer owed or deposited, and a line of the journal. Once in its life. */
export async function bookReceipt(
  ctx: Ctx,
  of: Receipt,
  plan: ReceiptPlan,
  account: BankAccount,
  lineNo: string | null,
): Promise<Posted> {
  const { amount, date: day, currency } = of
  const posted = await post(ctx, {
    event,
    source: { type: 'finance.receipt', id: of.id },
    unitId: booksOf(account),
    day,
    segment: plan.bizSegment,
    lines: [
      { ...bookOf(account), side: 'debit', amount },
      { ledger: 'arap', account: owedOn(plan), key: plan.counterparty, currency, side: 'credit', amount },
    ],
  })
  if (!posted.isNew) return posted
  await writeLine(ctx, account, posted, 0, { date: day, bankRef: lineNo, ...lineOf(of, plan, amount) })
  if (owedOn(plan) === partyAccounts.receivable) await openMoney(ctx, of, plan, account, posted.voucherNo)
  return posted
}

/** What came is the payer's until a debt of his takes it. */
export function openMoney(
  ctx: Ctx,
  { id, receiptNo, amount, date, currency }: Receipt,
  { counterparty, contractId, settlementId, bizSegment, fxRate, deptId }: ReceiptPlan,
  account: BankAccount,
  voucherNo: string,
): Promise<void> {
  return openFor(ctx, receipt, {
    sourceId: id,
    itemType: 'ra',
    receiptId: id,
    sourceNo: receiptNo,
    counterparty,
    contractId,
    settlementId,
    bizSegment,
    account: partyAccounts.receivable,
    voucherNo,
    bizDate: date,
    currency,
    fxRate,
    amount,
    unitId: booksOf(account),
    deptId,
  })
}

/** Books a receipt back on a day: its voucher and its line of the journal, times minus one. */
export async function bookReceiptBack(
  ctx: Ctx,
  of: Receipt,
  plan: ReceiptPlan,
  account: BankAccount,
  day: string,
): Promise<void> {
  const original = await findPosted(ctx, event, of.id)
  if (original === null) throw new Error(`receipt ${of.receiptNo} was never booked`)
  const posted = await reverse(ctx, { posting: original.id, day })
  if (!posted.isNew) return
  const [line] = await find(ctx.withoutScope('the line to be reversed'), bankJournal, {
    receiptId: of.id,
    reversalOf: null,
  })
  const back = await writeLine(ctx, account, posted, 0, {
    date: day,
    ...lineOf(of, plan, negate(of.amount)),
    reversalOf: line?.id ?? null,
  })
  if (line !== undefined) await offsetBoth(ctx, account, line, back)
  await reverseOf(ctx, of.id)
}

function lineOf(of: Receipt, plan: ReceiptPlan, amount: string) {
  return {
    direction: 'in',
    amount,
    receiptAmount: amount,
    counterpartyName: of.payerName.slice(0, 100),
    purpose: plan.planNo,
    cashFlowItem: plan.receiptAttribute === 'loan' ? 'fin_in' : 'op_in',
    bizSegment: plan.bizSegment,
    receiptId: of.id,
    sourceNo: of.receiptNo,
    unitId: of.unitId,
  }
}

/** Deposits and loans are owed back; everything else clears what the payer owes. */
function owedOn({ receiptAttribute }: ReceiptPlan): string {
  if (receiptAttribute === 'dep') return '2241'
  return receiptAttribute === 'loan' ? '2001' : partyAccounts.receivable
}
