import { dayOfMs } from '../../core/values/day.ts'
import { negate } from '../../core/values/decimal.ts'
import {
  create,
  type Ctx,
  find,
  findPosted,
  post,
  type Posted,
  type Posting,
  type PostingLine,
  reverse,
} from '../../server/module-api.ts'
import { bookOf } from './account-balance.server.ts'
import type { BankAccount } from './bank-account.ts'
import { type BankJournal, bankJournal, openingBalance } from './bank-journal.ts'
import { type BankPayment, bankPayment } from './bank-payment.ts'
import { openFor, partyAccounts, reverseOf } from './open-and-reverse-items.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'

/** Books a paid payment: payable or prepayment against the bank, and a line of the journal. Once in its life. */
export function bookPayment(ctx: Ctx, payment: BankPayment, plan: PaymentPlan, account: BankAccount): Promise<void> {
  return bookOut(ctx, plan, account, payment.amount, {
    source: sourceOf(payment),
    day: dayOfMs(ctx.now),
    line: { ...textsOf(payment, plan), paymentId: payment.id, sourceNo: payment.payNo, bankRef: payment.reqNo },
  })
}

/** Books a plan whose money had left before it was entered, on the day it left. */
export function bookSupplementary(ctx: Ctx, plan: PaymentPlan, account: BankAccount): Promise<void> {
  return bookOut(ctx, plan, account, plan.planAmount, {
    source: { type: 'finance.paymentPlan', id: plan.id },
    day: plan.planDate,
    line: { ...textsOf(plan, plan), sourceNo: plan.planNo },
  })
}

async function bookOut(
  ctx: Ctx,
  plan: PaymentPlan,
  account: BankAccount,
  amount: string,
  { source, day, line }: Pick<Posting, 'source' | 'day'> & { readonly line: Line },
): Promise<void> {
  const { currency } = account
  const posted = await post(ctx, {
    event: eventOf(plan),
    source,
    unitId: booksOf(account),
    day,
    segment: plan.bizSegment,
    lines: [
      {
        ledger: 'arap',
        account: accountOf(plan),
        key: plan.counterparty,
        currency,
        side: 'debit',
        amount,
      },
      { ...bookOf(account), side: 'credit', amount },
    ],
  })
  if (!posted.isNew) return
  await writeLine(ctx, account, posted, 1, {
    direction: 'out',
    date: day,
    amount,
    paymentAmount: amount,
    cashFlowItem: flowOf(plan),
    planId: plan.id,
    unitId: account.unitId,
    ...line,
  })
  const { paymentId = null, sourceNo = null } = line
  await openPaid(ctx, { plan, paymentId, sourceNo, account, amount, day, voucherNo: posted.voucherNo })
}

/** Money that left, by a payment or before its plan was entered. */
interface Paid {
  readonly plan: PaymentPlan
  readonly paymentId: string | null
  readonly sourceNo: string | null
  readonly account: BankAccount
  readonly amount: string
  readonly day: string
  readonly voucherNo: string
}

/** What was paid is ours until a debt of ours takes it. */
export function openPaid(
  ctx: Ctx,
  { plan, paymentId, sourceNo, account, amount, day, voucherNo }: Paid,
): Promise<void> {
  return openFor(
    ctx,
    paymentId === null ? paymentPlan : bankPayment,
    {
      sourceId: paymentId ?? plan.id,
      // What goes back is owed to us until the advance that it gives back has cleared it.
      itemType: plan.refundedItem === null ? 'pa' : 'ar',
      planId: plan.id,
      paymentId,
      sourceNo,
      counterparty: plan.counterparty,
      contractId: plan.contractId,
      // Of several settlements none is the one that was paid: their contract is.
      settlementId: plan.settlements?.length === 1 ? (plan.settlements[0]?.settlementId ?? null) : null,
      bizSegment: plan.bizSegment,
      account: accountOf(plan),
      voucherNo,
      bizDate: day,
      currency: account.currency,
      fxRate: plan.purchaseRate,
      amount,
      unitId: booksOf(account),
      deptId: plan.deptId,
    },
    plan.refundedItem,
  )
}

/** Books the money that came back: the payment's voucher and journal line, times minus one. */
export async function bookReturn(
  ctx: Ctx,
  payment: BankPayment,
  plan: PaymentPlan,
  account: BankAccount,
): Promise<void> {
  const original = await findPosted(ctx, eventOf(plan), payment.id)
  if (original === null) throw new Error(`payment ${payment.reqNo} came back and was never booked`)
  const posted = await reverse(ctx, { posting: original.id, day: dayOfMs(ctx.now) })
  if (!posted.isNew) return
  const [line] = await find(ctx.withoutScope('the line to be reversed'), bankJournal, {
    paymentId: payment.id,
    reversalOf: null,
  })
  const amount = negate(payment.amount)
  await writeLine(ctx, account, posted, 1, {
    direction: 'out',
    amount,
    paymentAmount: amount,
    ...textsOf(payment, plan),
    cashFlowItem: flowOf(plan),
    paymentId: payment.id,
    planId: plan.id,
    sourceNo: payment.payNo,
    unitId: account.unitId,
    reversalOf: line?.id ?? null,
  })
  await reverseOf(ctx, payment.id)
}

/** Books what an account held when the system began to keep it. */
export async function bookOpening(
  ctx: Ctx,
  account: BankAccount,
  amount: string,
  day: string,
  source: Posting['source'] = { type: 'finance.bankAccount', id: account.id },
): Promise<Posted> {
  const isDebt = amount.startsWith('-')
  const size = isDebt ? amount.slice(1) : amount
  const line = (side: PostingLine['side']): PostingLine => ({ ...bookOf(account), side, amount: size })
  const posted = await post(ctx, {
    event: 'OPENING',
    source,
    unitId: booksOf(account),
    day,
    lines: [
      line(isDebt ? 'credit' : 'debit'),
      {
        ledger: 'opening',
        account: '0000',
        key: account.id,
        currency: account.currency,
        side: isDebt ? 'debit' : 'credit',
        amount: size,
      },
    ],
  })
  if (posted.isNew)
    await writeLine(ctx, account, posted, 0, {
      direction: 'in',
      date: day,
      amount,
      receiptAmount: amount,
      cashFlowItem: 'fin_in',
      purpose: openingBalance,
      // The bank tells no line of it.
      matchStatus: null,
      unitId: account.unitId,
    })
  return posted
}

/** Takes the opening of an account back: its voucher and its line of the journal, times minus one. */
export async function bookOpeningBack(
  ctx: Ctx,
  account: BankAccount,
  { id, voucherNo }: Pick<Posted, 'id' | 'voucherNo'>,
  day: string,
): Promise<void> {
  const posted = await reverse(ctx, { posting: id, day })
  if (!posted.isNew) return
  const [line] = await find(ctx.withoutScope('the line to be reversed'), bankJournal, { voucherNo })
  const amount = negate(line?.receiptAmount ?? '0')
  await writeLine(ctx, account, posted, 0, {
    direction: 'in',
    date: day,
    amount,
    receiptAmount: amount,
    cashFlowItem: 'fin_in',
    purpose: openingBalance,
    matchStatus: null,
    unitId: account.unitId,
    reversalOf: line?.id ?? null,
  })
}

/** Values of a line of the journal. */
type Line = Partial<Omit<BankJournal, 'id' | 'ver'>>

/**
 * Writes a line of the journal; `at` is the place of the bank's line in the voucher, whose balance the journal shows.
 */
export function writeLine(
  ctx: Ctx,
  account: BankAccount,
  posted: Posted,
  at: number,
  line: Line,
): Promise<BankJournal> {
  return create(ctx.withoutScope('the journal follows the books'), bankJournal, {
    date: dayOfMs(ctx.now),
    accountId: account.id,
    currency: account.currency,
    voucherNo: posted.voucherNo,
    runningBalance: posted.balances[at] ?? null,
    matchStatus: '0',
    ...line,
  })
}

function textsOf(of: Pick<PaymentPlan, 'payeeName'> & { readonly purpose: string | null }, plan: PaymentPlan) {
  return { counterpartyName: of.payeeName, purpose: of.purpose, bizSegment: plan.bizSegment }
}

function eventOf({ advance, paymentAttribute, refundedItem }: PaymentPlan): 'PREPAY' | 'PAY_AP' | 'ADVANCE_REFUND' {
  if (refundedItem !== null) return 'ADVANCE_REFUND'
  return advance === '1' || paymentAttribute === 'adv' ? 'PREPAY' : 'PAY_AP'
}

/** What is paid ahead is owed to us; what is paid beyond what is owed, as well. An advance goes back as it came. */
function accountOf(plan: PaymentPlan): string {
  const event = eventOf(plan)
  if (event === 'ADVANCE_REFUND') return partyAccounts.receivable
  return event === 'PREPAY' ? partyAccounts.advance : partyAccounts.payable
}

function flowOf({ paymentAttribute }: PaymentPlan): string {
  if (paymentAttribute === 'wage') return 'wage'
  if (paymentAttribute === 'tax' || paymentAttribute === 'duty') return 'tax'
  if (paymentAttribute === 'eng') return 'inv_out'
  return paymentAttribute === 'loan' || paymentAttribute === 'inter' ? 'fin_out' : 'op_out'
}

function sourceOf(payment: BankPayment) {
  return { type: 'finance.bankPayment', id: payment.id }
}

export function booksOf({ unitId, accountName }: BankAccount): string {
  if (unitId === null) throw new Error(`${accountName} belongs to no unit, so there are no books for it`)
  return unitId
}
