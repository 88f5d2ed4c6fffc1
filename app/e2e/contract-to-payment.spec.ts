import type { Locator, Page } from '@playwright/test'
import { formatNumber } from '../../core/values/decimal.ts'
import { contractDerivations } from '../../modules/contracts/document-derivations.ts'
import { barterSettlementWords, settlementWords } from '../../modules/contracts/words/settlement.ts'
import { financeDerivations } from '../../modules/finance/document-derivations.ts'
import { bankPaymentWords } from '../../modules/finance/words/bank-payment.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { receiptPlanWords } from '../../modules/finance/words/receipt-plan.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, currentApprover } from './support/approve-by-api.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { type Form, formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { makeContract } from './support/make-contract.ts'
import { agreedPlan } from './support/make-payment-plans.ts'
import { agreedReceiptPlan, receivePayment } from './support/receive-payment.ts'
import { confirm, decide, head, press, pressInHead, tab, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const plan = wordsOf(paymentPlanWords, 'zh')
const receipts = wordsOf(receiptPlanWords, 'zh')
const settled = wordsOf(settlementWords, 'zh')
const barter = wordsOf(barterSettlementWords, 'zh')
const shown = (amount: string) => formatNumber(amount, 2, 'zh')
type Seat = (userCode: string, seat?: { readonly at?: string }) => Promise<Page>

/** Presses of a person's mouse on a page, from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number } // the page's own window, for the test alone
    counted.clicks = 0
    addEventListener(
      'pointerdown',
      () => {
        counted.clicks += 1
      },
      true,
    )
  })
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks)
}

async function open(page: Page, button: string): Promise<Form> {
  await pressInHead(page, button)
  await expect(page).toHaveURL(/\/new\?/)
  return formIn(page, 'zh')
}

async function submit(page: Page): Promise<string> {
  await page.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').click()
  await expect(page.getByText(formWords.submitted.zh)).toBeVisible()
  await expect(head(page)).toContainText(label('approvalStatus', '1', 'zh'))
  return new URL(page.url()).pathname
}

/** Lets each person who is asked agree at his own page; answers who they were. */
async function agreeByHand(seat: Seat, document: string, address: string, drafter: string): Promise<readonly string[]> {
  const id = address.split('/').at(-1) ?? ''
  const people: string[] = []
  for (
    let next = await currentApprover(document, id, drafter);
    next !== null;
    next = await currentApprover(document, id, drafter)
  ) {
    const page = await seat(next.userCode, { at: address })
    await decide(page, 'zh', 'agree', '同意')
    await page.close()
    people.push(next.userCode)
  }
  return people
}

/** The button that makes one document of another. */
function made(name: string): string {
  return [...contractDerivations, ...financeDerivations].find((one) => one.name === name)?.label.zh ?? name
}

test('from a contract to a paid invoice: a trader and a cashier type no account, and press a counted number of times', async ({
  seat,
}) => {
  const see = look('trade-pay')
  const contract = await makeContract('freight', { tonnes: '1000', party: '东疆散货' })
  const trader = await seat('seasales', { at: `/doc/contracts/contract/${contract.id}` })
  const traderClicks = await countClicks(trader)
  const form = await open(trader, made('payContract'))
  await expect(form.field(plan.field('payeeAccount')).locator('input')).toHaveValue(contract.payee.account)
  await expect(form.field(plan.field('payeeName')).locator('input')).toHaveValue(contract.payee.name)
  await expect(form.field(plan.field('planAmount')).locator('input')).toHaveValue(shown('140000.00'))
  await expect(form.field(plan.field('contractLeft'))).toContainText(shown('140000.00'))
  await expect(form.field(plan.field('inFlightAmount'))).toHaveCount(0)
  await see(trader, 'form')
  const address = await submit(trader)
  expect(await traderClicks()).toBeLessThanOrEqual(2)
  const id = address.split('/').at(-1) ?? ''
  await agreeAll('finance/paymentPlan', id, 'seasales')

  const cashier = await seat('cashier', { at: address })
  const cashierClicks = await countClicks(cashier)
  const dialog = await press(cashier, plan.action('pay'))
  const amount = formIn(cashier, 'zh', dialog)
  await see(cashier, 'pay')
  await expect(amount.field(plan.ask('amount')).locator('input')).toHaveValue(shown('140000.00'))
  await dialog.getByRole('button', { name: plan.action('pay'), exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await cashierClicks()).toBeLessThanOrEqual(3)
  await tab(cashier, detailWords.links.zh)
  await cashier.getByRole('link', { name: /ZF-/ }).locator('visible=true').first().click()
  await expect(cashier).toHaveURL(/bankPayment/)
  const payment = new URL(cashier.url()).pathname
  for (const [who, verb] of [
    ['reviewer', 'review'],
    ['authoriser', 'authorise'],
  ] as const) {
    const page = await seat(who, { at: payment })
    const { action, done } = wordsOf(bankPaymentWords, 'zh')
    await confirm(page, await press(page, action(verb)), action(verb), done(verb))
    await page.close()
  }
  await expect
    .poll(
      async () =>
        (await caller('cashier').get<{ record: { paymentStatus: string } }>(`/api/finance/paymentPlan/${id}`)).record
          .paymentStatus,
      { timeout: 60_000 },
    )
    .toBe('2')
  await trader.goto(`/doc/contracts/contract/${contract.id}`)
  await tab(trader, detailWords.links.zh)
  await expect(trader.getByRole('link', { name: /FK-BLHY/ }).locator('visible=true')).toHaveCount(1)
})

test('a settlement that is too much goes through risk control, step by step, and leads to its payment plan', async ({
  seat,
}) => {
  const see = look('trade-settle')
  const contract = await makeContract('freight', { tonnes: '1000', party: '渤湾海运' })
  const trader = await seat('seasales', { at: `/doc/contracts/contract/${contract.id}` })
  const form = await open(trader, made('settleContract'))
  const lines = trader.locator('[data-field=items]:visible')
  await expect(lines).toContainText(shown('140000.00'))
  const quantity = lines.getByRole('textbox', { name: /数量/ })
  await quantity.fill('1100')
  await quantity.blur()
  await expect(form.field(settled.field('amount'))).toContainText(shown('154000.00'))
  await see(trader, 'form')
  const address = await submit(trader)
  const people = await agreeByHand(seat, 'contracts/settlement', address, 'seasales')
  expect(people).toEqual(['sealead', 'seafin', 'risk'])
  await trader.goto(address)
  await expect(head(trader)).toContainText(label('approvalStatus', '2', 'zh'))
  const next = await open(trader, made('paySettlement'))
  await expect(next.field(plan.field('planAmount')).locator('input')).toHaveValue(shown('154000.00'))
  await expect(next.field(plan.field('payeeAccount')).locator('input')).toHaveValue(contract.payee.account)
  await see(trader, 'plan')
})

test('a receipt plan of a sales contract is agreed to and executed by what arrives', async ({ seat }) => {
  const contract = await makeContract('sale', { tonnes: '1000' })
  const trader = await seat('seasales', { at: `/doc/contracts/contract/${contract.id}` })
  await open(trader, made('receiveContract'))
  await expect(formIn(trader, 'zh').field(receipts.field('expectedAmount')).locator('input')).toHaveValue(
    shown('140000.00'),
  )
  await look('trade-receipt')(trader, 'form')
  const address = await submit(trader)
  expect(await agreeByHand(seat, 'finance/receiptPlan', address, 'seasales')).toEqual(['sealead', 'seafin'])
  const cashier = await seat('cashier', { at: address })
  await expect(head(cashier)).toContainText(label('recStatus', '0', 'zh'))
  await receivePayment(cashier, '140000.00', contract.party.zh)
  await expect(head(cashier)).toContainText(label('recStatus', '2', 'zh'))
  await expect(value(cashier, receipts.field('actualAmount'))).toHaveText(shown('140000.00'))
  await look('trade-receipt')(cashier, 'received')
})

test('T-B2B-01 a back-to-back plan is paid no further than the share of its receipts that has come', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const see = look('trade-back-to-back')
  const sale = await makeContract('sale', { tonnes: '1000' })
  const expected = await agreedReceiptPlan(sale, '100000.00')
  const freight = await makeContract('freight', { tonnes: '1000', party: '辽海远通' })
  const waiting = { contract: freight, attribute: 'frt', amount: '90000.00', purpose: 'BACK TO BACK' } as const
  const id = await agreedPlan('seasales', waiting, { backToBack: '1', receiptPlanId: expected })

  const cashier = await seat('cashier', { at: `/doc/finance/paymentPlan/${id}` })
  await expect(value(cashier, plan.field('awaitsReceipt'))).toHaveText('是')
  await refusedAbove(cashier, '0.00')
  await see(cashier, 'nothing-received')
  await cashier.goto(`/doc/finance/receiptPlan/${expected}`)
  await receivePayment(cashier, '60000.00', sale.party.zh)
  await see(cashier, 'received')

  await cashier.goto(`/doc/finance/paymentPlan/${id}`)
  await expect(value(cashier, plan.field('executableAmount'))).toHaveText(shown('54000.00'))
  // The plan follows once the receipt is committed, and the page in sight follows the plan.
  await expect(value(cashier, plan.field('awaitsReceipt'))).toHaveText('否')
  const dialog = await refusedAbove(cashier, '54000.00')
  await dialog.getByRole('button', { name: detailWords.cancel.zh }).click()
  // What may be paid now stands there already.
  const again = await press(cashier, plan.action('pay'))
  await expect(formIn(cashier, 'zh', again).field(plan.ask('amount')).locator('input')).toHaveValue(shown('54000.00'))
  await see(cashier, 'allowed')
  await confirm(cashier, again, plan.action('pay'), plan.done('pay'))
  await expect(value(cashier, plan.field('inFlightAmount'))).toHaveText(shown('54000.00'))
  await expect(value(cashier, plan.field('executableAmount'))).toHaveText('0.00')
  await see(cashier, 'paid')
})

/** Asks to pay the whole of the plan in sight, and is told how much may be paid; answers the dialog, which stays. */
async function refusedAbove(page: Page, max: string): Promise<Locator> {
  const dialog = await press(page, plan.action('pay'))
  const form = formIn(page, 'zh', dialog)
  await form.type(plan.ask('amount'), '90000.00')
  await dialog.getByRole('button', { name: plan.action('pay'), exact: true }).click()
  await expect(form.error(plan.ask('amount'))).toContainText(` ${shown(max)}`)
  return dialog
}

test('a barter settlement goes on after its submission: leader, finance, risk control and general manager', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const { id } = await findOne<{ id: string }>(caller('tjsales'), 'contracts/contract', {
    contractType: ['yh'],
    contractStatus: ['3', '4'],
  })
  const drafter = await seat('tjsales', { at: `/doc/contracts/contract/${id}` })
  const form = await open(drafter, made('settleBarter'))
  const sent = form.field(barter.field('outValue')).locator('input')
  await expect(sent).not.toHaveValue('')
  // What keeps it from being submitted is said in the form, which stays.
  await form.type(barter.field('inValue'), '1.00')
  await form.choose(barter.field('diffBy'), '结转下期')
  await drafter.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').click()
  await expect(form.error(barter.field('inValue'))).toBeVisible()
  await expect(drafter).toHaveURL(/\/new\?/)
  await form.type(barter.field('inValue'), await sent.inputValue())
  await look('trade-barter')(drafter, 'form')
  const address = await submit(drafter)
  const people = await agreeByHand(seat, 'contracts/barterSettlement', address, 'tjsales')
  expect(people).toHaveLength(4)
  expect(people.slice(2)).toEqual(['risk', 'qiangm'])
  await drafter.goto(address)
  await expect(head(drafter)).toContainText(label('approvalStatus', '2', 'zh'))
  await expect(value(drafter, barter.field('diff'))).toHaveText('0.00')
})
