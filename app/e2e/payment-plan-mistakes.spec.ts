import type { Page } from '@playwright/test'
import { flowWords } from '../../core/approval/refusal-words.ts'
import { dayOfMs } from '../../core/values/day.ts'
import type { Lang } from '../../core/values/language.ts'
import { addMonths } from '../../core/values/month.ts'
import { fileWords } from '../../kinds/attachment/file-words.ts'
import { inputWords } from '../../kinds/shared-inputs/words.ts'
import { kindWords } from '../../kinds/words.ts'
import { financeDictionaries } from '../../modules/finance/dictionaries.ts'
import { bankPaymentWords } from '../../modules/finance/words/bank-payment.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { financeRefusals } from '../../modules/finance/words/refusals.ts'
import { fileWords as uploadRefusals } from '../../server/records/files/words.ts'
import { storeWords } from '../../server/records/words.ts'
import { approvalWords } from '../../web/approval/decision/words.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { submit, currentApprover } from './support/approve-by-api.ts'
import { countsAtBank, whileBankIsDown } from './support/bank-simulator.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { becomes, reviewedPayment } from './support/make-bank-payments.ts'
import { makeContract } from './support/make-contract.ts'
import { agreedPlan, fillPlan, savePlan } from './support/make-payment-plans.ts'
import { confirm, head, press } from './support/record-page.ts'
import { uniquePdf } from './support/unique-pdf.ts'

const tooLate = flowWords['flow.already-decided']?.zh ?? ''
const newPlan = '/doc/finance/paymentPlan/new'
const notSent = financeDictionaries['bankPayment_code']?.find(({ code }) => code === 'NOT-SENT')?.label.zh ?? ''
const plan = (lang: Lang) => wordsOf(paymentPlanWords, lang)
/** Presses save, once the press before has been answered: until then a further one does nothing. */
async function save(page: Page, lang: Lang): Promise<void> {
  const button = page
    .locator('form:visible button')
    .filter({ hasText: new RegExp(`^${formWords.save[lang]}`) })
    .first()
  await expect(button).not.toHaveAttribute('aria-busy')
  await button.click()
}

test('what a plan gets wrong is said at its field, in Russian', async ({ seat, guard }) => {
  const lang = 'ru'
  guard.allow(refusals)
  const contract = await makeContract('freight', { tonnes: '1000' })
  const page = await seat('seasales', { lang, at: newPlan })
  const form = await fillPlan(page, lang, { contract, attribute: 'frt', amount: '0', purpose: 'WRONG' })
  const amount = plan(lang).field('planAmount')
  await save(page, lang)
  await expect(form.error(amount)).toHaveText(pattern(kindWords['number.min'][lang]))

  // What the server's rules find stands beside what the page finds by itself.
  await form.type(amount, '-5')
  await form.type(plan(lang).field('payeeName'), 'NOBODY')
  await save(page, lang)
  await expect(form.error(amount)).toHaveText(pattern(kindWords['number.min'][lang]))
  await expect(form.error(plan(lang).field('payeeName'))).toHaveText(
    pattern(financeRefusals['payment-plan.payee-other-name'][lang]),
  )
  await form.type(plan(lang).field('payeeName'), contract.payee.name)

  await form.type(amount, '140001')
  await save(page, lang)
  await expect(form.error(amount)).toHaveText(pattern(storeWords['derivation.over'][lang]))

  // The floating range lets a little more through, and not a cent beyond it.
  await form.type(plan(lang).field('floatRange'), '1')
  await form.type(amount, '141401')
  await save(page, lang)
  await expect(form.error(amount)).toHaveText(pattern(storeWords['derivation.over'][lang]))

  // What several rules of the server refuse is told at once, each at its field.
  await form.type(plan(lang).field('payeeName'), 'NOBODY')
  await save(page, lang)
  await expect(form.error(amount)).toHaveText(pattern(storeWords['derivation.over'][lang]))
  await expect(form.error(plan(lang).field('payeeName'))).toHaveText(
    pattern(financeRefusals['payment-plan.payee-other-name'][lang]),
  )

  // An account that is not on file keeps the plan a draft, and the draft says what to do about it.
  await form.type(amount, '1000')
  await form.type(plan(lang).field('payeeName'), contract.payee.name)
  await form.type(plan(lang).field('payeeAccount'), '6222999900001111')
  await page.locator('form:visible').getByRole('button', { name: formWords.saveAndSubmit[lang] }).click()
  await expect(form.error(plan(lang).field('payeeAccount'))).toHaveText(
    financeRefusals['payment-plan.payee-not-verified'][lang],
  )
  await save(page, lang)
  await expect(page).not.toHaveURL(newPlan)
  await expect(page.getByRole('button', { name: plan(lang).action('proposePayee') })).toBeVisible()
})

test('a contract that is not effective is not offered, one in force is', async ({ seat }) => {
  const draft = await makeContract('freight', { tonnes: '1000', until: 'draft' })
  const agreed = await makeContract('freight', { tonnes: '1000' })
  const page = await seat('seasales', { at: newPlan })
  const input = formIn(page, 'zh').field(plan('zh').field('contractId')).locator('input').first()
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await input.click()
  await input.fill(agreed.contractName)
  await expect(offered).toHaveCount(1)
  await input.fill(draft.contractName)
  await expect(offered).toHaveCount(0)
})

test('a payment of a closed month is refused at its date, which says the first open day', async ({ seat, guard }) => {
  guard.allow(refusals)
  const contract = await makeContract('freight', { tonnes: '1000' })
  const page = await seat('seasales', { at: newPlan })
  const form = await fillPlan(page, 'zh', { contract, attribute: 'frt', amount: '1000', purpose: 'LATE' })
  const date = plan('zh').field('planDate')
  const month = dayOfMs(Date.now()).slice(0, 7)
  await form.say(plan('zh').field('supplementary'), true)
  await form.attach(plan('zh').field('attachments'), {
    name: '回单.pdf',
    mimeType: 'application/pdf',
    buffer: uniquePdf(`closed ${Date.now()}`),
  })
  await form.day(date, `${addMonths(month, -4)}-15`)
  await save(page, 'zh')
  await expect(form.error(date)).toHaveText(pattern(financeRefusals['payment-plan.closed-month'].zh))
  await expect(form.error(date)).toContainText(`${addMonths(month, -2)}-01`)
})

test('a programme under the name of a paper is not taken', async ({ seat, guard }) => {
  guard.allow(refusals)
  const page = await seat('seasales', { at: newPlan })
  await page.locator('[data-field=attachments]').getByRole('button').first().click()
  const dialog = page.getByRole('dialog').filter({ hasText: fileWords.title.zh })
  await dialog.locator('input[type=file]').setInputFiles({
    name: '发票.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('MZ\u0090\u0000'), Buffer.alloc(2048)]),
  })
  await expect(page.getByRole('alert').filter({ hasText: pattern(uploadRefusals['file.content'].zh) })).toBeVisible()
  await expect(dialog.getByRole('cell', { name: '发票.pdf' })).toHaveCount(0)
  await dialog.getByRole('button', { name: inputWords.cancel.zh, exact: true }).click()
})

test('a double click on submit makes one plan', async ({ seat }) => {
  const contract = await makeContract('freight', { tonnes: '1000' })
  const page = await seat('seasales', { at: newPlan })
  await fillPlan(page, 'zh', { contract, attribute: 'frt', amount: '1234', purpose: 'TWICE' })
  await page.getByRole('button', { name: formWords.saveAndSubmit.zh }).dblclick()
  await expect(head(page)).toContainText(label('approvalStatus', '1', 'zh'))
  const { totalElements } = await caller('seasales').post<{ totalElements: number }>('/api/finance/paymentPlan/page', {
    page: 1,
    size: 10,
    parameters: { contractId: contract.id },
  })
  expect(totalElements).toBe(1)
})

test('of two decisions at once one counts, and the other is told so', async ({ seat, guard }) => {
  guard.allow(refusals)
  const contract = await makeContract('freight', { tonnes: '1000' })
  const id = await savePlan('seasales', { contract, attribute: 'frt', amount: '2000.00', purpose: 'RACE' })
  await submit('finance/paymentPlan', id, 'seasales')
  const pages = await Promise.all([1, 2].map(() => seat('sealead', { at: `/doc/finance/paymentPlan/${id}` })))
  // Neither learns of the other before he has pressed.
  const held = await Promise.all(pages.map((page) => holdDecision(page)))
  for (const page of pages)
    await page
      .locator('main aside:visible')
      .getByRole('button', { name: new RegExp(`^${approvalWords.agree.zh}`) })
      .click()
  await Promise.all(held.map(({ come }) => come))
  for (const { letGo } of held) letGo()
  const told = pages.map((page) =>
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: new RegExp(`${approvalWords.done.zh}|${tooLate}`) }),
  )
  for (const one of told) await expect(one.first()).toBeVisible()
  const texts = await Promise.all(told.map((one) => one.first().innerText()))
  expect(texts.toSorted().map((text) => text.trim())).toEqual([approvalWords.done.zh, tooLate].toSorted())
  for (const page of pages) await expect(page.getByLabel(approvalWords.decide.zh)).toHaveCount(0)
})

test('an approver who is disabled after the submit is replaced, and the plan says by whom', async ({ seat }) => {
  const contract = await makeContract('goods', { tonnes: '1000' })
  const id = await savePlan('seabuy', { contract, attribute: 'goods', amount: '3000.00', purpose: 'GONE' })
  await submit('finance/paymentPlan', id, 'seabuy')
  const gone = (await currentApprover('finance/paymentPlan', id, 'seabuy'))?.userCode ?? ''
  const page = await seat('seabuy', { at: `/doc/finance/paymentPlan/${id}` })
  await setState(gone, 'disable')
  try {
    const now = await currentApprover('finance/paymentPlan', id, 'seabuy')
    expect(now?.userCode).not.toBe(gone)
    await expect(head(page)).toContainText(pattern(detailWords.handlers.zh))
    await page.reload()
    await expect(head(page)).toContainText(now?.name ?? '')
  } finally {
    await setState(gone, 'enable')
  }
})

test('when the bank is down a payment stays ours, says so, and leaves once by hand', async ({ seat }) => {
  const t = wordsOf(bankPaymentWords, 'zh')
  const contract = await makeContract('freight', { tonnes: '1000' })
  const planId = await agreedPlan('seasales', { contract, attribute: 'frt', amount: '4500.00', purpose: 'DOWN' })
  const { id, reqNo } = await reviewedPayment(planId, '4500.00')
  const page = await seat('authoriser', { at: `/doc/finance/bankPayment/${id}` })
  await whileBankIsDown(async () => {
    await confirm(page, await press(page, t.action('authorise')), t.action('authorise'), t.done('authorise'))
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: t.action('sendAgain') })).toBeVisible({ timeout: 2_000 })
      // The job has written down that nothing left: what it writes later would come between the page and its button.
      await expect(page.getByText(notSent, { exact: true })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(head(page)).toContainText(label('bankPayStatus', '00', 'zh'))
  })
  expect(await countsAtBank(reqNo)).toEqual({ received: 0, moved: 0 })
  await confirm(page, await press(page, t.action('sendAgain')), t.action('sendAgain'), detailWords.done.zh)
  await becomes(page, '01')
  expect(await countsAtBank(reqNo)).toEqual({ received: 1, moved: 1 })
})

/** Keeps the decision of a page at the door until it is let go. */
async function holdDecision(page: Page): Promise<{ readonly come: Promise<unknown>; readonly letGo: () => void }> {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    letGo = done
  })
  const come = page.waitForRequest(/\/action\/agree$/)
  await page.route(/\/action\/agree$/, async (route) => {
    await gate
    await route.continue()
  })
  return { come, letGo }
}

async function setState(userCode: string, verb: 'enable' | 'disable'): Promise<void> {
  const admin = caller('admin')
  const { id } = await findOne<{ id: string }>(admin, 'base/person', { param: userCode })
  const { record } = await admin.get<{ record: { ver: number } }>(`/api/base/person/${id}`)
  await admin.post(`/api/base/person/${id}/action/${verb}`, { ver: record.ver })
}
