import type { Page } from '@playwright/test'
import { creditCodeCheck } from '../../core/values/unified-credit-code.ts'
import { say } from '../../core/words/format-message.ts'
import { bankPaymentWords } from '../../modules/finance/words/bank-payment.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { receiptPlanWords } from '../../modules/finance/words/receipt-plan.ts'
import { financeRefusals } from '../../modules/finance/words/refusals.ts'
import { detailWords } from '../../web/detail/words.ts'
import { gridWords } from '../../web/list/grid/grid-words.ts'
import { listWords } from '../../web/list/words.ts'
import { admitParty } from './support/admit-party.ts'
import { caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { madePayment } from './support/make-bank-payments.ts'
import { makeContract } from './support/make-contract.ts'
import { agreedPlan, payingAccount } from './support/make-payment-plans.ts'
import { confirm, expectNotOffered, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const receiptPlan = wordsOf(receiptPlanWords, 'zh')
const plan = wordsOf(paymentPlanWords, 'zh')
const payment = wordsOf(bankPaymentWords, 'zh')

test('a plan is paid from another account only of the same company, and when somebody else agrees', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const contract = await makeContract('freight', { tonnes: '1000' })
  const id = await agreedPlan('seasales', { contract, attribute: 'frt', amount: '71000.00', purpose: 'ACCOUNT' })
  const address = `/doc/finance/paymentPlan/${id}`
  const cashier = await seat('cashier', { at: address })

  // 付款 asks for no account: the approved one is the one.
  const pay = await press(cashier, plan.action('pay'))
  await expect(formIn(cashier, 'zh', pay).field(plan.ask('payerAccountId'))).toHaveCount(0)
  await pay.getByRole('button', { name: detailWords.cancel.zh }).click()

  const dialog = await press(cashier, plan.action('changeAccount'))
  const form = formIn(cashier, 'zh', dialog)
  // Offered are the accounts of the company that pays, in the currency of the plan.
  const offered = cashier.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await form.field(plan.ask('payerAccountId')).locator('input').first().click()
  await expect(offered).toHaveText(['海运贸易基本户', '海运贸易一般户'])
  await form.refer(plan.ask('payerAccountId'), '海运贸易基本户')
  await form.type(plan.ask('reason'), '一般户限额已满')
  await confirm(cashier, dialog, plan.action('changeAccount'), plan.done('changeAccount'))
  await expect(value(cashier, plan.field('payerAccountId'))).toHaveText(payingAccount)
  await expectNotOffered(cashier, plan.action('agreeAccount'))
  await cashier.close()

  const director = await seat('findir', { at: address })
  await confirm(
    director,
    await press(director, plan.action('agreeAccount')),
    plan.action('agreeAccount'),
    plan.done('agreeAccount'),
  )
  await expect(value(director, plan.field('payerAccountId'))).toHaveText('海运贸易基本户')
})

test('a payment made before its party came on the blacklist goes no further', async ({ seat, guard }) => {
  guard.allow(refusals)
  const party = await makeParty()
  const contract = {
    ...(await makeContract('freight', { tonnes: '1000' })),
    counterparty: party.id,
    payee: party.payee,
  }
  const planId = await agreedPlan(
    'seasales',
    { contract, attribute: 'frt', amount: '72000.00', purpose: 'PARTY' },
    { paymentAttribute: 'port', contractId: null },
  )
  const { id, payNo } = await madePayment(planId, '72000.00')
  await signInList(await seat('reviewer', { at: '/bankPayment' }), 'review', payNo, {
    amount: '72,000.00',
    account: party.payee.account,
  })
  const { record } = await caller('risk').get<{ record: { ver: number } }>(`/api/contracts/counterparty/${party.id}`)
  await caller('risk').post(`/api/contracts/counterparty/${party.id}/action/blacklist`, {
    ver: record.ver,
    reason: '涉嫌欺诈',
  })

  const authoriser = await seat('authoriser', { at: `/doc/finance/bankPayment/${id}` })
  const dialog = await press(authoriser, payment.action('authorise'))
  await dialog.getByRole('button', { name: payment.action('authorise'), exact: true }).click()
  await expect(authoriser.getByText(pattern(financeRefusals['payment-plan.party-barred'].zh)).first()).toBeVisible()

  // Where such a party is still offered, money may come from it, it is marked.
  const trader = await seat('seasales', { at: '/doc/finance/receiptPlan/new' })
  const box = formIn(trader, 'zh').field(receiptPlan.field('counterparty')).locator('input').first()
  await box.click()
  await box.fill(party.payee.name)
  await expect(trader.locator('.ant-select-item-option:visible').filter({ hasText: party.payee.name })).toContainText(
    label('cpStatus', '4', 'zh'),
  )
})

test('payments are reviewed, authorised and asked about in the list, and each press says to which account what goes', async ({
  seat,
}) => {
  const see = look('bulk')
  const party = await makeParty()
  const contract = {
    ...(await makeContract('freight', { tonnes: '1000' })),
    counterparty: party.id,
    payee: party.payee,
  }
  const planId = await agreedPlan(
    'seasales',
    { contract, attribute: 'frt', amount: '74000.00', purpose: 'BULK SIGNED' },
    { paymentAttribute: 'port', contractId: null },
  )
  const { id, payNo } = await madePayment(planId, '74000.00')
  const said = { amount: '74,000.00', account: party.payee.account }
  await signInList(await seat('reviewer', { at: '/bankPayment' }), 'review', payNo, said, see)
  await signInList(await seat('authoriser', { at: '/bankPayment' }), 'authorise', payNo, said, see)
  await expect
    .poll(
      async () =>
        (await caller('cashier').get<{ record: { sendTime: number | null } }>(`/api/finance/bankPayment/${id}`)).record
          .sendTime,
    )
    .not.toBeNull()
  await signInList(await seat('cashier', { at: '/bankPayment' }), 'query', payNo, said, see)
})

/**
 * Does something with what is chosen in the list: the press says what goes to which account of whom, and what became of
 * each row.
 */
async function signInList(
  page: Page,
  verb: string,
  number: string,
  { amount, account }: { readonly amount: string; readonly account: string },
  see = look('bulk'),
): Promise<void> {
  await page.getByLabel(listWords.search.zh).locator('visible=true').fill(number)
  // The row stands on the first page, too: what is chosen before the search has come is chosen no more after it.
  await expect(page.getByRole('grid').locator('[role=row][data-row]')).toHaveCount(1)
  await expect(rows(page, number)).toHaveCount(1)
  await page.getByLabel(say('zh', gridWords.choose.zh, { n: 1 })).click()
  await page
    .getByRole('region', { name: say('zh', gridWords.chosen.zh, { n: 1 }) })
    .getByRole('button', { name: payment.action(verb), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  for (const text of [`${amount} CNY`, account, payingAccount])
    await expect(dialog.getByRole('row').filter({ hasText: number })).toContainText(text)
  await see(page, verb)
  await dialog.getByRole('button', { name: payment.action(verb), exact: true }).click()
  await expect(dialog.getByText(say('zh', gridWords.bulkDone.zh, { n: 1 }))).toBeVisible()
  await page.close()
}

/** A carrier of its own, qualified, with one verified account. */
async function makeParty() {
  const own = String(Date.now()).slice(-8)
  const name = `安全测试航运${own}有限公司`
  const body = `91230881${own}X`
  const account = { accountName: name, bankName: '中国银行大连分行', accountNo: `62229000${own}`, currency: 'CNY' }
  const { id } = await caller('seabuy').post<{ id: string }>('/api/contracts/counterparty/save', {
    cpName: name,
    cpRole: ['carr'],
    cpNature: 'priv',
    country: 'CN',
    creditCode: `${body}${creditCodeCheck(body) ?? ''}`,
    accounts: [account],
  })
  const { record } = await caller('findir').get<{ record: { ver: number } }>(`/api/contracts/counterparty/${id}`)
  await caller('findir').post(`/api/contracts/counterparty/${id}/action/verifyAccounts`, { ver: record.ver })
  await admitParty(id)
  return { id, payee: { name, bank: account.bankName, account: account.accountNo } }
}
