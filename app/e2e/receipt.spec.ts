import { addDays, dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { addMonths } from '../../core/values/month.ts'
import { receiptPlanWords } from '../../modules/finance/words/receipt-plan.ts'
import { receiptWords } from '../../modules/finance/words/receipt.ts'
import { detailWords } from '../../web/detail/words.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, submit } from './support/approve-by-api.ts'
import { wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { payingAccount } from './support/make-payment-plans.ts'
import { confirm, head, press, tab, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'
import { uniquePdf } from './support/unique-pdf.ts'

const plan = wordsOf(receiptPlanWords, 'zh')
const receipt = wordsOf(receiptWords, 'zh')

async function approvedPlan(expectedAmount: string): Promise<{ readonly id: string; readonly planNo: string }> {
  const who = caller('seasales')
  const { id: counterparty } = await findOne<{ id: string }>(who, 'contracts/counterparty', { param: '辽海远通' })
  const today = dayOfMs(Date.now())
  const { id } = await who.post<{ id: string }>('/api/finance/receiptPlan/save', {
    receiptAttribute: 'frt',
    counterparty,
    bizSegment: 'sea',
    currency: 'CNY',
    expectedAmount,
    expectedDate: addDays(today, 5),
  })
  await submit('finance/receiptPlan', id, 'seasales')
  await agreeAll('finance/receiptPlan', id, 'seasales')
  return (await who.get<{ record: { id: string; planNo: string } }>(`/api/finance/receiptPlan/${id}`)).record
}

test('a cashier books what came on our account, not into a closed month nor above the plan, and finance takes it back', async ({
  seat,
  guard,
}) => {
  guard.allow(/422/)
  const see = look('receipt')
  const { id, planNo } = await approvedPlan('120000.00')
  const today = dayOfMs(Date.now())
  const cashier = await seat('cashier', { at: `/doc/finance/receiptPlan/${id}` })
  const dialog = await press(cashier, plan.action('receive'))
  const form = formIn(cashier, 'zh', dialog)
  await form.refer(plan.ask('accountId'), payingAccount)
  await form.type(plan.ask('amount'), '130000.00')
  // The first two of the five months that the books have are closed.
  await form.day(plan.ask('receivedOn'), `${addMonths(today.slice(0, 7), -4)}-15`)
  await form.type(plan.ask('payerName'), '辽海远通航运有限公司')
  await form.attach(plan.ask('proof'), {
    name: '进账单.pdf',
    mimeType: 'application/pdf',
    buffer: uniquePdf(`receipt ${Date.now()}`),
  })
  await see(cashier, 'dialog')
  await dialog.getByRole('button', { name: plan.action('receive'), exact: true }).click()
  await expect(form.error(plan.ask('amount'))).toContainText(formatNumber('120000.00', 2, 'zh'))
  await expect(form.error(plan.ask('receivedOn'))).toContainText('已结账')
  await form.type(plan.ask('amount'), '50000.00')
  await form.day(plan.ask('receivedOn'), today)
  await confirm(cashier, dialog, plan.action('receive'), detailWords.done.zh)
  await expect(value(cashier, plan.field('actualAmount'))).toHaveText(formatNumber('50000.00', 2, 'zh'))
  await see(cashier, 'plan')

  const accountant = await seat('seafin', { at: `/doc/finance/receiptPlan/${id}` })
  await tab(accountant, detailWords.links.zh)
  await accountant
    .getByRole('link', { name: /DZ-BLHY/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(head(accountant)).toContainText('已认领')
  const undo = await press(accountant, receipt.action('reverse'))
  await formIn(accountant, 'zh', undo).type(receipt.ask('reason'), '登记错误')
  await confirm(accountant, undo, receipt.action('reverse'), detailWords.done.zh)
  await see(accountant, 'reversed')
  await accountant.goto('/bankJournal')
  await expect(rows(accountant, planNo, '-50,000.00').first()).toBeVisible()
  await accountant.goto(`/doc/finance/receiptPlan/${id}`)
  await expect(value(accountant, plan.field('actualAmount'))).toHaveText('0.00')
})
