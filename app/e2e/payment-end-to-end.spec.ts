import type { Locator, Page } from '@playwright/test'
import { formatNumber } from '../../core/values/decimal.ts'
import type { Lang, Words } from '../../core/values/language.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { finance } from '../../modules/finance/index.ts'
import { bankPaymentWords } from '../../modules/finance/words/bank-payment.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { demoAccounts } from '../../modules/organisation/demo/accounts.ts'
import { workflow } from '../../modules/workflow/index.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { listWords } from '../../web/list/words.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { openRow, rows } from './support/list-page.ts'
import { becomes } from './support/make-bank-payments.ts'
import { makeContract, type MadeContract } from './support/make-contract.ts'
import { fillPlan } from './support/make-payment-plans.ts'
import { noticesOf, openNotices } from './support/notices.ts'
import { openByMenu } from './support/open-by-menu.ts'
import { confirm, decide, head, press, pressInHead, tab, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'
import { uniquePdf } from './support/unique-pdf.ts'

const amount = '6200000.00'
const plan = (lang: Lang) => wordsOf(paymentPlanWords, lang)
const payment = (lang: Lang) => wordsOf(bankPaymentWords, lang)
// A carrier for each: the same sum to the same account twice within three days would be held as a possible duplicate.
const runs: readonly { readonly lang: Lang; readonly width: number; readonly party: string }[] = [
  { lang: 'ru', width: 1440, party: '渤湾海运' },
  { lang: 'zh', width: 360, party: '龙江铁运' },
]

for (const { lang, width, party } of runs) {
  test(`a freight plan goes from its draft through four approvals to the bank and into the journal (${lang}, ${width} px)`, async ({
    seat,
  }) => {
    const shown = formatNumber(amount, 2, lang)
    const contract = await makeContract('freight', { party })
    const at = (userCode: string, page = '/welcome') => seat(userCode, { lang, width, at: page })
    const see = look(`job-${lang}-${width}`)

    const drafter = await at('seasales')
    await draft(drafter, lang, contract, see)
    const address = new URL(drafter.url()).pathname
    const number = /FK-BLHY-\d{6}-\d{4}/.exec(await head(drafter).innerText())?.[0] ?? ''

    const leader = await at('sealead')
    await openByMenu(leader, pageName('/workflowdb', lang), lang)
    await openTask(leader, lang, number)
    await see(leader, 'leader')
    await decide(leader, lang, 'agree', agreed[lang])
    // Who is done goes home: his page would follow everything that comes.
    await leader.close()

    // The unit's accountant sends it back; the drafter corrects it, and it comes straight back to her.
    const accountant = await at('seafin', '/workflowdb')
    await openTask(accountant, lang, number)
    await decide(accountant, lang, 'reject', opinion[lang])
    await drafter.reload()
    await expect(drafter.getByRole('alert').filter({ hasText: opinion[lang] })).toBeVisible()
    await see(drafter, 'returned')
    await correct(drafter, lang)
    await accountant.reload()
    await decide(accountant, lang, 'agree', agreed[lang])
    await accountant.close()

    for (const code of ['findir', 'qiangm']) {
      const page = await at(code, '/workflowdb')
      await openTask(page, lang, number)
      await decide(page, lang, 'agree', agreed[lang])
      await page.close()
    }

    // What waits for an office stands on the home page of each in it, and in his to-do list until he has done it.
    const cashier = await at('cashier')
    await expect(cashier.getByRole('main').getByText(shown).first()).toBeVisible()
    await see(cashier, 'cashier-home')
    await cashier.goto('/workflowdb')
    await expect(rows(cashier, shown).first()).toBeVisible()
    await see(cashier, 'cashier-todo')
    await openTask(cashier, lang, number)
    const paymentNumber = await pay(cashier, lang, contract, see)
    await noTask(cashier, lang, number)
    const reviewer = await at('reviewer', '/workflowdb')
    await openTask(reviewer, lang, paymentNumber)
    await see(reviewer, 'reviewer')
    await act(reviewer, lang, 'review', contract)
    await noTask(reviewer, lang, paymentNumber)
    await reviewer.close()
    const authoriser = await at('authoriser', '/workflowdb')
    await openTask(authoriser, lang, paymentNumber)
    await act(authoriser, lang, 'authorise', contract)

    await becomes(authoriser, '01', lang)
    await see(authoriser, 'payment')

    await drafter.goto(address)
    await expect(head(drafter)).toContainText(label('payStatus', '2', lang))
    await expect(value(drafter, plan(lang).field('actualAmount'))).toHaveText(shown)
    await everyStep(drafter, lang, see)
    await see(drafter, 'paid')

    await drafter.goto(`/doc/contracts/contract/${contract.id}`)
    await expect(value(drafter, wordsOf(contractWords, lang).field('paidAmt'))).toHaveText(shown)
    await expect(value(drafter, wordsOf(contractWords, lang).field('unpaidAmt'))).toHaveText(
      formatNumber('800000.00', 2, lang),
    )
    await see(drafter, 'contract')

    await openNotices(drafter, lang)
    await expect(noticesOf(drafter, lang).filter({ hasText: shown }).first()).toBeVisible()
    await see(drafter, 'notices')

    await journal(cashier, lang, contract, shown)
    await see(cashier, 'journal')
  })
}

const agreed: Words = { zh: '同意', ru: 'Согласен', en: 'Agreed' }
const opinion: Words = { zh: '附言请写明航次', ru: 'Укажите рейс в назначении', en: 'Please name the voyage' }
const corrected: Words = { zh: '运费 航次 2611', ru: 'Фрахт, рейс 2611', en: 'Freight, voyage 2611' }

type Look = ReturnType<typeof look>

async function draft(page: Page, lang: Lang, contract: MadeContract, see: Look): Promise<void> {
  await openByMenu(page, pageName('/financePaymentPlan', lang), lang)
  await page.getByRole('button', { name: listWords.add[lang] }).locator('visible=true').click()
  const form = await fillPlan(page, lang, { contract, attribute: 'frt', amount, purpose: 'FREIGHT' })
  await expect(form.field(plan(lang).field('counterparty'))).toContainText(contract.party[lang])
  await form.attach(plan(lang).field('attachments'), {
    name: '运费发票.pdf',
    mimeType: 'application/pdf',
    buffer: uniquePdf(`job ${lang} ${Date.now()}`),
  })
  await see(page, 'form')
  await page.getByRole('button', { name: formWords.saveAndSubmit[lang] }).click()
  await expect(page.getByText(formWords.submitted[lang])).toBeVisible()
  await expect(head(page)).toContainText(/FK-BLHY-\d{6}-\d{4}/)
  await expect(head(page)).toContainText(label('approvalStatus', '1', lang))
  await see(page, 'submitted')
}

async function correct(page: Page, lang: Lang): Promise<void> {
  await pressInHead(page, detailWords.edit[lang])
  await formIn(page, lang).type(plan(lang).field('purpose'), corrected[lang])
  await page.getByRole('button', { name: formWords.saveAndSubmit[lang] }).click()
  await expect(page.getByText(formWords.submitted[lang])).toBeVisible()
}

/** From the list of what waits for him to the record. */
async function openTask(page: Page, lang: Lang, number: string): Promise<void> {
  await openRow(page, lang, number)
  await expect(head(page)).toContainText(number)
}

async function pay(page: Page, lang: Lang, contract: MadeContract, see: Look): Promise<string> {
  const action = plan(lang).action('pay')
  const dialog = await press(page, action)
  const form = formIn(page, lang, dialog)
  // What is left stands there already, below whom it goes to.
  await expect(form.field(plan(lang).ask('amount')).locator('input')).toHaveValue(/^6\D?200\D?000[.,]00$/)
  await expect(dialog.getByRole('definition').filter({ hasText: formatNumber(amount, 2, lang) })).toHaveCount(2)
  await paidTo(dialog, contract)
  await see(page, 'pay')
  await confirm(page, dialog, action, plan(lang).done('pay'))
  await expect(head(page)).toContainText(bankPaymentWords.tasks?.review?.[lang] ?? '')
  await expect(page.getByRole('button', { name: action, exact: true })).toHaveCount(0)
  await tab(page, detailWords.links[lang])
  await page.getByRole('link', { name: /ZF-/ }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/doc\/finance\/bankPayment\//)
  await expect(head(page)).toContainText(/ZF-BLHY-\d{8}-\d{4}/)
  return /ZF-BLHY-\d{8}-\d{4}/.exec(await head(page).innerText())?.[0] ?? ''
}

/** Nothing about the record waits for him any more. */
async function noTask(page: Page, lang: Lang, number: string): Promise<void> {
  await page.goto('/workflowdb')
  await page.getByLabel(listWords.search[lang]).locator('visible=true').fill(number)
  await expect(page.getByText(listWords.noneFound[lang])).toBeVisible()
}

/** Reviews or authorises the payment, having seen whom it pays and how much. */
async function act(page: Page, lang: Lang, verb: 'review' | 'authorise', contract: MadeContract): Promise<void> {
  const action = payment(lang).action(verb)
  const dialog = await press(page, action)
  await expect(dialog.getByRole('definition').filter({ hasText: formatNumber(amount, 2, lang) })).toHaveCount(1)
  await paidTo(dialog, contract)
  await confirm(page, dialog, action, payment(lang).done(verb))
}

/** A dialog shows payee, bank and account of what is confirmed in it. */
async function paidTo(dialog: Locator, { payee }: MadeContract): Promise<void> {
  for (const said of [payee.name, payee.bank, payee.account])
    await expect(dialog.getByRole('definition').filter({ hasText: said }).first()).toBeVisible()
}

async function everyStep(page: Page, lang: Lang, see: Look): Promise<void> {
  await tab(page, detailWords.approval[lang])
  const record = page.locator('main [role=tabpanel]:visible')
  for (const code of ['seasales', 'sealead', 'seafin', 'findir', 'qiangm'])
    await expect(record.getByText(nameOf(code, lang)).first()).toBeVisible()
  await expect(record.getByText(opinion[lang]).first()).toBeVisible()
  await expect(record.locator('time')).not.toHaveCount(0)
  for (const time of await record.locator('ol time').allTextContents())
    expect(time).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}|\d{2}\.\d{2}\.\d{4}/)
  await see(page, 'record')
  await tab(page, detailWords.basic[lang])
}

async function journal(page: Page, lang: Lang, contract: MadeContract, shown: string): Promise<void> {
  await openByMenu(page, pageName('/bankJournal', lang), lang)
  await expect(rows(page, contract.party[lang], shown).first()).toBeVisible()
}

function nameOf(code: string, lang: Lang): string {
  const account = demoAccounts.find((one) => one.code === code)
  if (account === undefined) throw new Error(`nobody is ${code}`)
  return { zh: account.name, ru: account.nameRu, en: account.nameEn }[lang]
}

function pageName(path: string, lang: Lang): string {
  return [...finance.pages, ...workflow.pages].find((page) => page.path === path)?.label[lang] ?? path
}
