import { writeXlsx } from 'hucre/xlsx'
import { dayOfMs } from '../../core/values/day.ts'
import { bankAccountWords } from '../../modules/finance/words/bank-account.ts'
import { bankStatementLineWords } from '../../modules/finance/words/bank-statement-line.ts'
import { fetchStatementWords } from '../../modules/finance/words/fetch-statement.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { importWords } from '../../web/list/import/words.ts'
import { listWords } from '../../web/list/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { openRow, rows } from './support/list-page.ts'
import { reviewedPayment } from './support/make-bank-payments.ts'
import { makeContract } from './support/make-contract.ts'
import { agreedPlan, payingAccount } from './support/make-payment-plans.ts'
import { confirm, expectNotOffered, head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const line = wordsOf(bankStatementLineWords, 'zh')
const plan = wordsOf(paymentPlanWords, 'zh')
const account = wordsOf(bankAccountWords, 'zh')
const today = dayOfMs(Date.now())
const amount = '73000.00'

/** A payment that left an account without a connection, which the tests open for it. */
async function paidByHand() {
  const name = `线下账户${String(Date.now()).slice(-6)}`
  const { id: company } = await findOne<{ id: string }>(caller('findir'), 'organisation/company', { param: 'BLHY' })
  const made = await caller('findir').post<{ id: string; ver: number }>('/api/finance/bankAccount/save', {
    accountName: name,
    accountNo: `2199${String(Date.now()).slice(-8)}`,
    bankName: '龙江银行大连分行',
    company,
    currency: 'CNY',
    acctType: 'gen',
    openDate: '2020-01-01',
    directLink: '0',
    channel: 'mock',
  })
  await caller('findir').post(`/api/finance/bankAccount/${made.id}/action/openWith`, {
    ver: made.ver,
    amount: '900000.00',
    date: today,
  })
  const contract = await makeContract('freight', { tonnes: '1000' })
  const planId = await agreedPlan(
    'seasales',
    { contract, attribute: 'frt', amount, purpose: 'BY HAND' },
    { payerAccountId: made.id },
  )
  const { id, reqNo } = await reviewedPayment(planId, amount)
  const { ver } = await paymentNow(id)
  await caller('authoriser').post(`/api/finance/bankPayment/${id}/action/authorise`, { ver })
  await expect.poll(async () => (await paymentNow(id)).status).toBe('08')
  return { id, planId, reqNo, name, payee: contract.payee.name }
}

async function paymentNow(id: string) {
  return (
    await caller('cashier').get<{ record: { ver: number; status: string; refundFlag: string } }>(
      `/api/finance/bankPayment/${id}`,
    )
  ).record
}

test('a cashier enters and imports lines of an account without a connection, another person confirms them, and a credit without our number is taken as the return that reopens the plan', async ({
  seat,
}) => {
  const see = look('bank-statement')
  const { id, planId, reqNo, name, payee } = await paidByHand()
  const [debit, credit] = [`D${Date.now()}`, `C${Date.now()}`]
  const cashier = await seat('cashier', { at: '/bankStatement' })
  await cashier.getByRole('button', { name: listWords.add.zh, exact: true }).click()
  const form = formIn(cashier, 'zh')
  await form.type(line.field('lineNo'), debit)
  await form.refer(line.field('accountId'), name)
  await form.day(line.field('day'), today)
  await form.choose(line.field('direction'), label('bankStatementLine_direction', 'debit', 'zh'))
  await form.type(line.field('amount'), amount)
  await form.type(line.field('counterpartyName'), payee)
  await form.type(line.field('reqNo'), reqNo)
  await see(cashier, 'entry')
  await cashier.getByRole('button', { name: formWords.save.zh }).locator('visible=true').click()
  await expect(value(cashier, line.field('source'))).toHaveText(label('bankStatementLine_source', 'entered', 'zh'))
  // Who entered it is offered no confirmation.
  await expectNotOffered(cashier, line.action('confirm'))
  await see(cashier, 'entered')

  const accountant = await seat('seafin', { at: '/bankStatement' })
  await openRow(accountant, 'zh', debit)
  const dialog = await press(accountant, line.action('confirm'))
  await expect(dialog).toContainText(reqNo)
  await see(accountant, 'confirm')
  await confirm(accountant, dialog, line.action('confirm'), detailWords.done.zh)
  await expect.poll(async () => (await paymentNow(id)).status).toBe('01')

  await cashier.goto('/bankStatement')
  await cashier.getByRole('button', { name: listWords.import.zh, exact: true }).click()
  const heads = ['lineNo', 'accountId', 'day', 'direction', 'amount', 'counterpartyName'].map((field) =>
    line.field(field),
  )
  const sheet = [heads, [credit, name, today, label('bankStatementLine_direction', 'credit', 'zh'), amount, payee]]
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: sheet }] }))
  await cashier.locator('input[type=file]').setInputFiles({
    name: '流水.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await see(cashier, 'import')
  await cashier.getByRole('button', { name: '导入 1 行' }).click()
  await expect(cashier.getByText(importWords.finished.zh, { exact: true })).toBeVisible()
  expect(await paymentNow(id)).toMatchObject({ refundFlag: '0' })

  await accountant.goto('/bankStatement')
  await openRow(accountant, 'zh', credit)
  await confirm(
    accountant,
    await press(accountant, line.action('confirm')),
    line.action('confirm'),
    detailWords.done.zh,
  )

  await cashier.goto('/bankStatement')
  await openRow(cashier, 'zh', credit)
  await expect(head(cashier)).toContainText(bankStatementLineWords.tasks?.takeReturn?.zh ?? '')
  const back = await press(cashier, line.action('takeReturn'))
  await formIn(cashier, 'zh', back).field(line.ask('payment')).locator('input').first().click()
  // Offered is only what this credit could be the return of.
  await expect(cashier.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText([/ZF-/])
  await see(cashier, 'return')
  await cashier.keyboard.press('Enter')
  await confirm(cashier, back, line.action('takeReturn'), detailWords.done.zh)
  expect(await paymentNow(id)).toMatchObject({ refundFlag: '1' })
  await cashier.goto(`/doc/finance/paymentPlan/${planId}`)
  await expect(value(cashier, plan.field('actualAmount'))).toHaveText('0.00')
  await expect(
    cashier
      .getByRole('button', { name: plan.action('pay'), exact: true })
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await see(cashier, 'reopened')
})

test('from the statement lines one comes to the connected accounts and fetches a statement; the journal is entered by nobody', async ({
  seat,
}) => {
  const see = look('statement-fetch')
  const cashier = await seat('cashier', { at: '/bankStatement' })
  await cashier.getByRole('button', { name: fetchStatementWords.fetch.zh }).click()
  await expect(cashier).toHaveURL(/\/bankAccount\?directLink=1/)
  await cashier.getByLabel(listWords.search.zh).locator('visible=true').fill(payingAccount)
  await rows(cashier, payingAccount).getByRole('link', { name: payingAccount }).click()
  const dialog = await press(cashier, account.action('fetchStatement'))
  await see(cashier, 'ask')
  await confirm(cashier, dialog, account.action('fetchStatement'), account.done('fetchStatement'))
  await expect(head(cashier)).toContainText(payingAccount)
  await cashier.goto('/bankJournal')
  await expect(rows(cashier, /\d/).first()).toBeVisible()
  await see(cashier, 'journal')
  await cashier.getByLabel(listWords.search.zh).locator('visible=true').fill('PZ-BLHYUN-')
  // The longest numbers of vouchers are whole.
  const cut = (cell: Element) =>
    [cell, ...cell.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).display !== 'inline')
      .map(({ textContent }) => textContent)
  expect(
    await cashier
      .getByRole('gridcell', { name: /^PZ-BLHYUN-/ })
      .first()
      .evaluate(cut),
  ).toEqual([])
  await expect(cashier.getByRole('button', { name: listWords.add.zh, exact: true })).toHaveCount(0)
})
