import { formatNumber } from '../../core/values/decimal.ts'
import type { Lang } from '../../core/values/language.ts'
import { contractDerivations } from '../../modules/contracts/document-derivations.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { financeDerivations } from '../../modules/finance/document-derivations.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { storeWords } from '../../server/records/words.ts'
import { detailWords } from '../../web/detail/words.ts'
import { deriveWords } from '../../web/form/derivation-words.ts'
import { formWords } from '../../web/form/words.ts'
import { gridWords } from '../../web/list/grid/grid-words.ts'
import { caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { makeContract } from './support/make-contract.ts'
import { expectNotOffered, head, pressInHead, tab } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const plan = wordsOf(paymentPlanWords, 'zh')
const shown = (amount: string) => formatNumber(amount, 2, 'zh')
const made = (name: string, lang: Lang = 'zh') =>
  [...contractDerivations, ...financeDerivations].find((one) => one.name === name)?.label[lang] ?? name
const chosen = (n: number, lang: Lang) => gridWords.chosen[lang].replace('{n}', String(n))

test('a trader plans a part of a contract, sees what remains, and takes no more than that', async ({ seat, guard }) => {
  guard.allow(refusals)
  const see = look('derivation')
  const contract = await makeContract('freight', { tonnes: '1000' })
  const at = `/doc/contracts/contract/${contract.id}`
  const trader = await seat('seasales', { at })
  await pressInHead(trader, made('payContract'))
  const form = formIn(trader, 'zh')
  await expect(form.field(plan.field('planAmount')).locator('input')).toHaveValue(shown('140000.00'))
  await form.type(plan.field('planAmount'), '100000')
  await trader.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').click()
  await expect(head(trader)).toContainText(label('approvalStatus', '1', 'zh'))

  await trader.goto(at)
  await tab(trader, detailWords.links.zh)
  const taken = trader.getByLabel(paymentPlanWords.title.zh, { exact: true }).locator('visible=true')
  await expect(taken).toContainText('40,000')
  await see(trader, 'related')
  await trader.setViewportSize({ width: 360, height: 740 })
  await see(trader, 'related-phone')
  await trader.setViewportSize({ width: 1440, height: 900 })

  await pressInHead(trader, made('payContract'))
  const rest = formIn(trader, 'zh')
  await expect(rest.field(plan.field('planAmount')).locator('input')).toHaveValue(shown('40000.00'))
  await rest.type(plan.field('planAmount'), '40001')
  await trader.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').click()
  await expect(rest.error(plan.field('planAmount'))).toHaveText(pattern(storeWords['derivation.over'].zh))
  await see(trader, 'over')
})

test('the form of a new plan is begun from a contract that has something left', async ({ seat }) => {
  const contract = await makeContract('freight', { tonnes: '500' })
  const trader = await seat('seasales', { at: '/doc/finance/paymentPlan/new' })
  const from = deriveWords.from.zh.replace('{label}', contractWords.title.zh)
  await trader.getByRole('button', { name: from }).locator('visible=true').click()
  const dialog = trader.getByRole('dialog', { name: from })
  await dialog.getByRole('searchbox').fill(contract.contractNo)
  const found = dialog.getByRole('button', { name: new RegExp(contract.contractNo) })
  await expect(found).toContainText(shown('70000.00'))
  await look('derivation')(trader, 'from')
  await found.click()
  const form = formIn(trader, 'zh')
  await expect(form.field(plan.field('planAmount')).locator('input')).toHaveValue(shown('70000.00'))
  await expect(form.field(plan.field('payeeName')).locator('input')).toHaveValue(contract.payee.name)
})

test('rows chosen in the list each begin a plan of their own', async ({ seat }) => {
  const [one, other] = [await makeContract('freight'), await makeContract('freight')]
  const trader = await seat('seasales', { at: '/contractLedger' })
  for (const { contractNo } of [one, other])
    await trader
      .getByRole('row', { name: new RegExp(contractNo) })
      .getByRole('checkbox')
      .check()
  const opening = trader.waitForResponse((answer) => answer.url().includes('/derivable'))
  await trader
    .getByRole('button', { name: made('payContract') })
    .locator('visible=true')
    .click()
  expect((await opening).status()).toBe(200)
  await expect(trader).toHaveURL(/paymentPlan\/new\?contractId=/)
})

test('rows chosen on a phone leave the others in sight', async ({ inLooks }) => {
  await inLooks({ zh: [360], ru: [360], en: [360] }, async ({ lang, open }) => {
    const see = look(`derivation-phone-${lang}`)
    const page = await open('seasales', '/contractLedger')
    const rows = page.getByRole('main').getByRole('checkbox')
    await expect(rows.first()).toBeVisible()
    await rows.nth(0).check()
    const bar = page.getByRole('region', { name: chosen(1, lang) })
    await expect(bar.getByRole('button', { name: made('payContract', lang) })).toBeAttached()
    await see(page, 'one')
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(780 / 4)
    await rows.nth(1).check()
    await expect(page.getByRole('region', { name: chosen(2, lang) })).toBeVisible()
    const last = page
      .getByRole('region', { name: chosen(2, lang) })
      .getByRole('button')
      .last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 0.98 })
    await see(page, 'two')
    await expectFits(page)
    await rows.nth(1).uncheck()
    await rows.nth(0).uncheck()
  })
})

test('who may not plan payments is offered none, and is refused', async ({ seat }) => {
  const contract = await makeContract('freight')
  const lawyer = await seat('legal', { at: `/doc/contracts/contract/${contract.id}` })
  await expect(head(lawyer)).toContainText(label('contractStatus', '3', 'zh'))
  await expectNotOffered(lawyer, made('payContract'))
  const asked = { values: { contractId: contract.id }, chosen: 'contractId' }
  for (const [path, body] of [
    ['paymentPlan/suggest', asked],
    ['paymentPlan/sources', { name: 'payContract', find: '' }],
    ['paymentPlan/save', { contractId: contract.id }],
  ] as const)
    await expect(caller('legal').post(`/api/finance/${path}`, body)).rejects.toThrow(/403/)
})
