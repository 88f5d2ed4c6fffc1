import type { Page } from '@playwright/test'
import { dayOfMs } from '../../../core/values/day.ts'
import { receiptPlanWords } from '../../../modules/finance/words/receipt-plan.ts'
import { detailWords } from '../../../web/detail/words.ts'
import { wordsOf } from './document-labels.ts'
import { formIn } from './fill-form.ts'
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
