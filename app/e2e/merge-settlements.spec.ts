import { dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { financeDerivations } from '../../modules/finance/document-derivations.ts'
import { paymentPlanWords } from '../../modules/finance/words/payment-plan.ts'
import { storeWords } from '../../server/records/words.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { mergeWords } from '../../web/list/actions/merge-words.ts'
import { listWords } from '../../web/list/words.ts'
import { caller } from './support/api-caller.ts'
import { agreeAll, submit } from './support/approve-by-api.ts'
import { refusals } from './support/browser-error-guard.ts'
import { label, pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { type MadeContract, makeContract } from './support/make-contract.ts'
import { head, tab } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const pay = (lang: 'zh' | 'ru' | 'en') =>
  financeDerivations.find(({ name }) => name === 'paySettlement')?.label[lang] ?? ''

let settled = 0

/** A settlement of freight that was agreed to; answers its title. */
async function settle({ id, counterparty }: MadeContract, tonnes: string, word: string): Promise<string> {
  settled += 1
  const drafter = caller('seasales')
  const today = dayOfMs(Date.now())
  const items = [{ goods: '煤炭海运', qty: tonnes, uom: 't', price: '140' }]
  const title = `${word} ${settled}`
  const values = { title, settleType: 'frt', relatedContract: id, counterparty, vatRate: '9' }
  const given = { ...values, date: today, dueDate: today, content: word, currency: 'CNY', items }
  const made = await drafter.post<{ id: string }>('/api/contracts/settlement/save', given)
  await submit('contracts/settlement', made.id, 'seasales')
  await agreeAll('contracts/settlement', made.id, 'seasales')
  return title
}

for (const [lang, width] of [
  ['zh', 1440],
  ['en', 360],
] as const)
  test(`a trader pays two settlements of a contract by one plan, in ${lang} at ${width}`, async ({ seat, guard }) => {
    guard.allow(refusals)
    test.slow()
    const see = look(`merge-plan-${lang}-${width}`)
    const t = wordsOf(paymentPlanWords, lang)
    const word = `合并付款${Date.now()}`
    const [under, another] = [await makeContract('freight'), await makeContract('freight')]
    const titles = [
      await settle(under, '1000', word),
      await settle(under, '500', word),
      await settle(another, '10', word),
    ]
    const trader = await seat('seasales', { at: '/settleFreight', lang, width })
    await expect(rows(trader, /\d/).first()).toBeVisible()
    await trader.getByLabel(listWords.search[lang]).locator('visible=true').fill(word)
    const found = rows(trader, /JS-/)
    await expect(found).toHaveCount(3)
    for (let at = 0; at < 3; at += 1) await found.nth(at).getByRole('checkbox').check()
    await trader
      .getByRole('button', { name: pay(lang) })
      .locator('visible=true')
      .first()
      .click()
    const dialog = trader.getByRole('dialog', { name: pay(lang) })
    await expect(dialog).toContainText(pattern(storeWords['derivation.differs-in'][lang]))
    await see(trader, 'chosen')
    await dialog.getByRole('button', { name: mergeWords.merge[lang].replace('{n}', '2') }).click()
    const form = formIn(trader, lang)
    const lines = trader.locator('[data-field="settlements"]:visible')
    for (const title of titles.slice(0, 2)) await expect(lines).toContainText(title)
    const planned = form.field(t.field('planAmount')).locator('input')
    await expect(planned).toHaveValue(formatNumber('210000', 2, lang))
    const first = lines.getByRole('textbox').first()
    await first.fill('100')
    await first.blur()
    await expect(planned).not.toHaveValue(formatNumber('210000', 2, lang))
    await see(trader, 'typed')
    await form.type(t.field('planAmount'), '1')
    await trader.getByRole('button', { name: formWords.saveAndSubmit[lang] }).locator('visible=true').click()
    await expect(form.error(t.field('planAmount'))).toHaveText(pattern(storeWords['derivation.total'][lang]))
    await first.fill('101')
    await first.blur()
    await trader.getByRole('button', { name: formWords.saveAndSubmit[lang] }).locator('visible=true').click()
    await expect(head(trader)).toContainText(label('approvalStatus', '1', lang))
    await tab(trader, detailWords.links[lang])
    for (const title of titles.slice(0, 2))
      await expect(trader.getByText(title).locator('visible=true').first()).toBeVisible()
    await see(trader, 'related')
    expect(await trader.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
