import type { Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { receiptPlanWords } from '../../../modules/finance/words/receipt-plan.ts'
import { detailWords } from '../../../web/detail/words.ts'
import { caller } from './api-caller.ts'
import { agreeAll, submit as submitted } from './approve-by-api.ts'
import { wordsOf } from './document-labels.ts'
import { formIn } from './fill-form.ts'
import type { MadeContract } from './make-contract.ts'
import { payingAccount } from './make-payment-plans.ts'
import { confirm, press } from './record-page.ts'
import { uniquePdf } from './unique-pdf.ts'

const plan = wordsOf(receiptPlanWords, 'zh')

/** Books on the receipt plan in sight what its payer sent today to the account of the tests. */
export async function receivePayment(page: Page, amount: string, payerName: string): Promise<void> {
  const dialog = await press(page, plan.action('receive'))
  const form = formIn(page, 'zh', dialog)
  await form.refer(plan.ask('accountId'), payingAccount)
  await form.type(plan.ask('amount'), amount)
  await form.day(plan.ask('receivedOn'), dayOfMs(Date.now()))
  await form.type(plan.ask('payerName'), payerName)
  await form.attach(plan.ask('proof'), {
    name: '进账单.pdf',
    mimeType: 'application/pdf',
    buffer: uniquePdf(`receipt ${payerName} ${Date.now()}`),
  })
  await confirm(page, dialog, plan.action('receive'), detailWords.done.zh)
}

/** A plan that so much is to come of a contract, and that is agreed to; answers its id. */
export async function agreedReceiptPlan(
  { id: contractId, counterparty }: MadeContract,
  expectedAmount: string,
): Promise<string> {
  const expectedDate = addDays(dayOfMs(Date.now()), 5)
  const values = {
    receiptAttribute: 'goods',
    contractId,
    counterparty,
    bizSegment: 'sea',
    currency: 'CNY',
    expectedAmount,
    expectedDate,
  }
  const { id } = await caller('seasales').post<{ id: string }>('/api/finance/receiptPlan/save', values)
  await submitted('finance/receiptPlan', id, 'seasales')
  await agreeAll('finance/receiptPlan', id, 'seasales')
  return id
}
