import sql from 'sql-template-tag'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { bankRefusalWords } from '../../modules/finance/bank/refusal-words.ts'
import { bankPaymentWords } from '../../modules/finance/words/bank-payment.ts'
import { approvalWords } from '../../web/approval/decision/words.ts'
import { detailWords } from '../../web/detail/words.ts'
import { caller } from './support/api-caller.ts'
import { countsAtBank, authoriseAtBank } from './support/bank-simulator.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { inDatabase } from './support/in-database.ts'
import { openRow } from './support/list-page.ts'
import { becomes, reviewedPayment } from './support/make-bank-payments.ts'
import { makeContract } from './support/make-contract.ts'
import { agreedPlan, payingAccount } from './support/make-payment-plans.ts'
import { confirm, expectNotOffered, head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'
import { uniquePdf } from './support/unique-pdf.ts'

const payment = wordsOf(bankPaymentWords, 'zh')
const shown = (amount: string) => formatNumber(amount, 2, 'zh')
const toDo = '/workflowdb'

interface Now {
  readonly payNo: string
  readonly status: string
  readonly ver: number
}

async function now(id: string): Promise<Now> {
  return (await caller('cashier').get<{ record: Now }>(`/api/finance/bankPayment/${id}`)).record
}

/** A payment of a contract that was signed by all and handed to the bank, as far as the bank's first answers lead. */
async function handedOver(
  amount: string,
  status: string,
): Promise<Now & { readonly id: string; readonly reqNo: string; readonly planId: string }> {
  const contract = await makeContract('freight', { tonnes: '1000' })
  const planId = await agreedPlan('seasales', { contract, attribute: 'frt', amount, purpose: 'DOUBT' })
  const { id, reqNo } = await reviewedPayment(planId, amount)
  await caller('authoriser').post(`/api/finance/bankPayment/${id}/action/authorise`, { ver: (await now(id)).ver })
  await expect.poll(async () => (await now(id)).status).not.toBe('00')
  if (status === '04')
    await caller('cashier').post(`/api/finance/bankPayment/${id}/action/query`, { ver: (await now(id)).ver })
  await expect.poll(async () => (await now(id)).status).toBe(status)
  return { ...(await now(id)), id, reqNo, planId }
}

test('a possible duplicate waits for the head of treasury, who decides with its twin beside it', async ({ seat }) => {
  const see = look('doubt-duplicate')
  const first = await handedOver('31000.00', '01')
  const second = await handedOver('31000.00', '09')
  const director = await seat('findir', { at: toDo })
  await openRow(director, 'zh', second.payNo)
  const beside = director.getByRole('region', { name: payment.field('dupOfId') })
  await expect(beside).toContainText(first.payNo)
  await expect(
    beside
      .getByRole('row')
      .filter({ hasText: shown('31000.00') })
      .getByRole('cell'),
  ).toHaveText([/31,000\.00/, /31,000\.00/])
  for (const verb of ['duplicate', 'notDuplicate'])
    await expect(
      director.getByRole('button', { name: payment.action(verb), exact: true }).locator('visible=true'),
    ).toBeVisible()
  await see(director, 'compared')
  const dialog = await press(director, payment.action('notDuplicate'))
  await formIn(director, 'zh', dialog).type(payment.ask('reason'), '两船运费金额相同')
  await see(director, 'released')
  await confirm(director, dialog, payment.action('notDuplicate'), detailWords.done.zh)
  await becomes(director, '01')
  await expect(value(director, payment.field('dupReason'))).toHaveText('两船运费金额相同')
  await see(director, 'paid')
})

test('an unclear answer is paid when the cashier points at its debit and another person confirms it', async ({
  seat,
}) => {
  const see = look('doubt-paid')
  const amount = '32000.05'
  const { id, payNo, reqNo } = await handedOver(amount, '04')
  await authoriseAtBank(reqNo)
  const { id: account, ver } = await findOne<{ id: string; ver: number }>(caller('cashier'), 'finance/bankAccount', {
    param: payingAccount,
  })
  const today = dayOfMs(Date.now())
  await caller('cashier').post(`/api/finance/bankAccount/${account}/action/fetchStatement`, {
    ver,
    from: today,
    through: today,
  })
  const lines = () =>
    caller('cashier').post<{ content: readonly unknown[] }>('/api/finance/bankStatementLine/page', {
      page: 1,
      size: 2,
      parameters: { param: reqNo },
    })
  await expect.poll(async () => (await lines()).content.length).toBe(1)

  const cashier = await seat('cashier', { at: toDo })
  await openRow(cashier, 'zh', payNo)
  const dialog = await press(cashier, payment.action('proposePaid'))
  const form = formIn(cashier, 'zh', dialog)
  await form.field(payment.ask('statementLine')).locator('input').first().click()
  // Of all lines only the one that this payment could be is offered.
  await expect(cashier.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText([
    new RegExp(`−${shown(amount)} CNY`),
  ])
  await see(cashier, 'lines')
  await cashier.keyboard.press('Enter')
  await form.type(payment.ask('note'), '对账单已扣款')
  await confirm(cashier, dialog, payment.action('proposePaid'), detailWords.done.zh)
  await expectNotOffered(cashier, payment.action('confirmPaid'))

  const director = await seat('findir', { at: toDo })
  await openRow(director, 'zh', payNo)
  const above = director.getByLabel(approvalWords.summary.zh).first()
  for (const said of [label('bankPayment_resolution', 'debited', 'zh'), '对账单已扣款', shown(amount)])
    await expect(above).toContainText(said)
  await see(director, 'judged')
  await confirm(
    director,
    await press(director, payment.action('confirmPaid')),
    payment.action('confirmPaid'),
    detailWords.done.zh,
  )
  await expect(head(director)).toContainText(label('bankPayStatus', '01', 'zh'))
  await see(director, 'confirmed')
  expect(await now(id)).toMatchObject({ status: '01' })
})

test('an unclear answer is not paid when the bank writes so, one proposal declined, and it is paid again', async ({
  seat,
}) => {
  const see = look('doubt-not-paid')
  const { id, payNo, planId } = await handedOver('33000.05', '04')
  const propose = async (note: string) => {
    const page = await seat('cashier', { at: `/doc/finance/bankPayment/${id}` })
    const dialog = await press(page, payment.action('proposeNotPaid'))
    const form = formIn(page, 'zh', dialog)
    await form.type(payment.ask('note'), note)
    await form.attach(payment.ask('letter'), {
      name: '银行证明.pdf',
      mimeType: 'application/pdf',
      buffer: uniquePdf(`letter ${note}`),
    })
    await see(page, 'letter')
    await confirm(page, dialog, payment.action('proposeNotPaid'), detailWords.done.zh)
    return page
  }
  await (await propose('电话确认')).close()
  const director = await seat('findir', { at: toDo })
  await openRow(director, 'zh', payNo)
  await expect(director.getByRole('region', { name: payment.field('resolvedLetter') })).toContainText('银行证明.pdf')
  await expect(director.getByText(payment.field('resolvedProof'), { exact: true })).toHaveCount(0)
  await see(director, 'judged')
  await confirm(
    director,
    await press(director, payment.action('declineResolution')),
    payment.action('declineResolution'),
    detailWords.done.zh,
  )
  const cashier = await propose('银行书面确认未扣款')
  await director.reload()
  await confirm(
    director,
    await press(director, payment.action('confirmNotPaid')),
    payment.action('confirmNotPaid'),
    detailWords.done.zh,
  )
  await expect(head(director)).toContainText(label('bankPayStatus', '03', 'zh'))
  await see(director, 'failed')

  await cashier.reload()
  await confirm(cashier, await press(cashier, payment.action('repay')), payment.action('repay'), payment.done('repay'))
  await expect(value(cashier, payment.field('repaidById'))).toContainText(/ZF-/)
  await see(cashier, 'repaid')
  const { record } = await caller('cashier').get<{ record: { inFlightAmount: string } }>(
    `/api/finance/paymentPlan/${planId}`,
  )
  expect(record.inFlightAmount).toBe('33000.05')
})

test('a payment that the bank does not know has failed once a full statement and a second question say so, and is made again', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const see = look('doubt-failed')
  const amount = '34000.02'
  const { id, payNo, reqNo, planId } = await handedOver(amount, '02')
  await aDayPasses(id)
  await caller('cashier').post(`/api/finance/bankPayment/${id}/action/query`, { ver: (await now(id)).ver })
  await expect.poll(async () => (await now(id)).status).toBe('07')

  await aDayPasses(id)
  const cashier = await seat('cashier', { at: toDo })
  await openRow(cashier, 'zh', payNo)
  const search = await press(cashier, payment.action('searchStatement'))
  await confirm(cashier, search, payment.action('searchStatement'), payment.done('searchStatement'))
  const searched = addDays(dayOfMs(Date.now()), -1)
  await expect(value(cashier, payment.field('statementThrough'))).toHaveText(searched)
  await see(cashier, 'searched')

  // The bank may still know of it the next day: it is asked again before anybody says that nothing left the account.
  const director = await seat('findir', { at: toDo })
  await openRow(director, 'zh', payNo)
  const sure = await press(director, payment.action('confirmNotDebited'))
  await sure.getByRole('button', { name: payment.action('confirmNotDebited'), exact: true }).click()
  await expect(director.getByText(bankRefusalWords['bank-payment.ask-bank-again'].zh).first()).toBeVisible()
  await see(director, 'too early')
  const again = await press(cashier, payment.action('query'))
  await confirm(cashier, again, payment.action('query'), detailWords.done.zh)
  await expect(value(cashier, payment.field('bankSaysTime'))).toContainText(dayOfMs(Date.now()))
  await director.reload()
  await expect(director.getByLabel(approvalWords.summary.zh).first()).toContainText(searched)
  const dialog = await press(director, payment.action('confirmNotDebited'))
  await expect(dialog).toContainText(label('bankPayment_reading', 'not-found', 'zh'))
  await see(director, 'sure')
  await confirm(director, dialog, payment.action('confirmNotDebited'), detailWords.done.zh)
  await expect(head(director)).toContainText(label('bankPayStatus', '03', 'zh'))
  await see(director, 'failed')
  expect(await countsAtBank(reqNo)).toEqual({ received: 1, moved: 0 })

  await cashier.reload()
  await confirm(cashier, await press(cashier, payment.action('repay')), payment.action('repay'), payment.done('repay'))
  await expect(value(cashier, payment.field('repaidById'))).toContainText(/ZF-/)
  const { record } = await caller('cashier').get<{ record: { inFlightAmount: string } }>(
    `/api/finance/paymentPlan/${planId}`,
  )
  expect(record.inFlightAmount).toBe(amount)
})

/** All that has happened to a payment happened a day earlier, and no question is due by itself. */
async function aDayPasses(id: string): Promise<void> {
  await inDatabase((pool) =>
    pool.query(sql`
      update finance.bank_payment
      set send_time = send_time - interval '1 day', status_time = status_time - interval '1 day',
        bank_says_time = bank_says_time - interval '1 day', next_query = null
      where id = ${id}::uuid`),
  )
}
