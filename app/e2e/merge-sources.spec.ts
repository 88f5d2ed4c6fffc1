import type { Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import type { Lang } from '../../core/values/language.ts'
import { tradeDerivations } from '../../modules/trade/document-derivations.ts'
import { insurancePolicyWords } from '../../modules/trade/words/insurance-policy.ts'
import { logisticsBillWords } from '../../modules/trade/words/logistics-bill.ts'
import { storeWords } from '../../server/records/words.ts'
import { detailWords } from '../../web/detail/words.ts'
import { deriveWords } from '../../web/form/derivation-words.ts'
import { formWords } from '../../web/form/words.ts'
import { mergeWords } from '../../web/list/actions/merge-words.ts'
import { listWords } from '../../web/list/words.ts'
import { caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { pattern, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { type MadeContract, makeContract } from './support/make-contract.ts'
import { tab, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const today = dayOfMs(Date.now())
const insure = (lang: Lang) => tradeDerivations.find(({ name }) => name === 'insureBill')?.label[lang] ?? ''
const counted = (words: { readonly [L in Lang]: string }, lang: Lang, n: number) =>
  words[lang].replace('{n}', String(n))

interface Bill {
  readonly id: string
  readonly billNo: string
}

let voyages = 0

/** Bills of some contracts on one vessel, by which they are found. */
async function shipped(...parts: readonly (readonly [MadeContract, string])[]) {
  const trader = caller('seabuy')
  const idOf = async (document: string, param: string) =>
    (await findOne<{ id: string }>(trader, document, { param })).id
  const [carrier, loadPlace, dischargePlace] = await Promise.all([
    idOf('contracts/counterparty', '渤湾海运'),
    idOf('contracts/port', '秦皇岛'),
    idOf('contracts/port', '锦州'),
  ])
  voyages += 1
  const vesselName = `江海合并${voyages}-${Date.now()}`
  const bills: Bill[] = []
  for (const [{ id: contractId }, billQty] of parts) {
    const values = { contractId, carrier, loadPlace, dischargePlace, billQty, vesselName, mode: 'sea' }
    const asked = { values: { contractId }, chosen: 'contractId' }
    const told = await trader.post<{ settled: object; offered: object }>('/api/trade/logisticsBill/suggest', asked)
    const given = { ...told.offered, ...told.settled, ...values, ownership: 'own', etd: today, eta: addDays(today, 4) }
    const { id } = await trader.post<{ id: string }>('/api/trade/logisticsBill/save', given)
    const { record } = await trader.get<{ record: { billNo: string } }>(`/api/trade/logisticsBill/${id}`)
    bills.push({ id, billNo: record.billNo })
  }
  return { vesselName, bills }
}

async function choose(page: Page, lang: Lang, vesselName: string, n: number): Promise<void> {
  await expect(rows(page, /\d/).first()).toBeVisible()
  await page.getByLabel(listWords.search[lang]).locator('visible=true').fill(vesselName)
  const boxes = page.getByRole('main').getByRole('checkbox')
  const found = rows(page, vesselName).or(rows(page, /WL-/))
  await expect(found).toHaveCount(n)
  for (let at = 0; at < n; at += 1) await found.nth(at).getByRole('checkbox').check()
  expect(await boxes.count()).toBeGreaterThanOrEqual(n)
  await page
    .getByRole('button', { name: insure(lang) })
    .locator('visible=true')
    .first()
    .click()
}

test('a trader is told why a third bill cannot join two', async ({ inLooks }) => {
  test.slow()
  const [under, another] = [await makeContract('goods', { tonnes: '10000' }), await makeContract('goods')]
  const { vesselName, bills } = await shipped([under, '6000'], [under, '4000'], [another, '500'])
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const trader = await open('seabuy', '/logisticsBill')
    await choose(trader, lang, vesselName, 3)
    const dialog = trader.getByRole('dialog', { name: insure(lang) })
    await expect(dialog.getByText(bills[2]?.billNo ?? '', { exact: true })).toBeVisible()
    await expect(dialog).toContainText(pattern(storeWords['derivation.differs-in'][lang]))
    await expect(dialog.getByRole('button', { name: counted(mergeWords.merge, lang, 2) })).toBeVisible()
    await look(`merge-${lang}-${width}`)(trader, 'chosen')
    await expectFits(trader)
    await trader.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

for (const [lang, width] of [
  ['zh', 1440],
  ['ru', 360],
] as const)
  test(`a trader insures two bills by one policy, in ${lang} at ${width}`, async ({ seat }) => {
    test.slow()
    const see = look(`merge-${lang}-${width}`)
    const t = wordsOf(insurancePolicyWords, lang)
    const [under, another] = [await makeContract('goods', { tonnes: '10000' }), await makeContract('goods')]
    const { vesselName, bills } = await shipped([under, '6000'], [under, '4000'], [another, '500'])
    const trader = await seat('seabuy', { at: '/logisticsBill', lang, width })
    await choose(trader, lang, vesselName, 3)
    const dialog = trader.getByRole('dialog', { name: insure(lang) })
    await see(trader, 'chosen')
    const merge = dialog.getByRole('button', { name: counted(mergeWords.merge, lang, 2) })
    await merge.click()
    const form = formIn(trader, lang)
    const lines = trader.locator('[data-field="bills"]:visible')
    await expect(lines).toContainText(bills[0]?.billNo ?? '')
    await expect(lines).toContainText(bills[1]?.billNo ?? '')
    await expect(form.field(t.field('tonnes')).first()).toContainText(formatNumber('10000', 3, lang))
    await see(trader, 'form')
    await form.type(t.field('insurer'), '北岚财产保险股份有限公司')
    await form.field(t.field('cover')).locator('input').click()
    await trader.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
    await form.type(t.field('rate'), '0.05')
    await trader.getByRole('button', { name: formWords.save[lang] }).locator('visible=true').first().click()
    await expect(trader).not.toHaveURL(/\/new/)
    await expect(value(trader, t.field('tonnes'))).toContainText(formatNumber('10000', 3, lang))
    await tab(trader, detailWords.links[lang])
    for (const { billNo } of bills.slice(0, 2))
      await expect(trader.getByText(billNo).locator('visible=true').first()).toBeVisible()
    await see(trader, 'related')
  })

test('a form takes up further bills that can join, each with what is left, and no more than that', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  test.slow()
  const see = look('merge-pull')
  const t = wordsOf(insurancePolicyWords, 'zh')
  const [under, another] = [await makeContract('goods', { tonnes: '10000' }), await makeContract('goods')]
  const { bills } = await shipped([under, '6000'], [under, '4000'], [another, '500'])
  const [first, second, third] = bills
  const trader = await seat('seabuy', { at: `/doc/trade/insurancePolicy/new?bills=${first?.id ?? ''}` })
  const form = formIn(trader, 'zh')
  const lines = trader.locator('[data-field="bills"]:visible')
  await expect(lines).toContainText(first?.billNo ?? '')
  const from = deriveWords.from.zh.replace('{label}', logisticsBillWords.title.zh)
  await trader.getByRole('button', { name: from }).locator('visible=true').click()
  const dialog = trader.getByRole('dialog', { name: from })
  await expect(dialog.getByText(second?.billNo ?? '')).toBeVisible()
  await expect(dialog.getByText(third?.billNo ?? '')).toHaveCount(0)
  await see(trader, 'dialog')
  await dialog.getByText(second?.billNo ?? '').click()
  await dialog.getByRole('button', { name: counted(deriveWords.take, 'zh', 1) }).click()
  await expect(form.field(t.field('tonnes')).first()).toContainText(formatNumber('10000', 3, 'zh'))
  await form.type(t.field('insurer'), '北岚财产保险股份有限公司')
  await form.field(t.field('cover')).locator('input').click()
  await trader.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
  await form.type(t.field('rate'), '0.05')
  // Somebody else insures the second bill while the form is typed.
  const theirs = { insurer: '他司', cover: 'ar', rate: '0.05', goodsValue: '1', validFrom: today, validTo: today }
  const bill = { billId: second?.id ?? '', tonnes: '3999' }
  await caller('seabuy').post('/api/trade/insurancePolicy/save', { ...theirs, bills: [bill], currency: 'CNY' })
  await trader.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(lines).toContainText(pattern(storeWords['derivation.over'].zh))
  await see(trader, 'over')
  const cancel = `/api/trade/logisticsBill/${second?.id ?? ''}/action/cancel`
  await expect(caller('sealog').post(cancel, { ver: 1, reason: '船期取消' })).rejects.toThrow(/保险单/)
})

test('who may not insure is offered nothing, and is refused', async ({ seat }) => {
  const under = await makeContract('goods', { tonnes: '1000' })
  const { bills } = await shipped([under, '1000'])
  const keeper = await seat('seayard', { at: `/doc/trade/logisticsBill/${bills[0]?.id ?? ''}` })
  await expect(keeper.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(keeper.getByRole('button', { name: insure('zh') })).toHaveCount(0)
  const line = { billId: bills[0]?.id ?? '', tonnes: '1' }
  await expect(caller('seayard').post('/api/trade/insurancePolicy/save', { bills: [line] })).rejects.toThrow(/403/)
})
