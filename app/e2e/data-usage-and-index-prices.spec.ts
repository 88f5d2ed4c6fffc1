import type { Page } from '@playwright/test'
import { dayOfMs } from '../../core/values/day.ts'
import { formatNumber, mul, round } from '../../core/values/decimal.ts'
import { contractDerivations } from '../../modules/contracts/document-derivations.ts'
import { dataUsageWords } from '../../modules/contracts/words/data-usage.ts'
import { indexPriceWords } from '../../modules/contracts/words/index-price.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { head, press, pressInHead, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const usage = wordsOf(dataUsageWords, 'zh')
const priced = wordsOf(indexPriceWords, 'zh')

for (const [path, looks] of [
  ['/contractDataUsage', eachLanguage],
  ['/indexPricing', { zh: [360], ru: [1440], en: [360] }],
] as const)
  test(`a trader reads a record of ${path}`, async ({ inLooks }) => {
    await inLooks(looks, async ({ lang, width, open }) => {
      const see = look(`${path.slice(1)}-${lang}-${width}`)
      const page = await open('seasales', path)
      const row = rows(page, /BLHY-/).first()
      await expect(row).toBeVisible()
      await see(page, 'list')
      if (isPhone(page)) await row.getByRole('button').first().click()
      else await row.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/doc\//)
      await expect(head(page)).toContainText(/BLHY-/)
      await expectFits(page)
      await see(page, 'record')
    })
  })

// Three months of data at 18 000.00 are 54 000.00; / 1.06 = 50 943.40.
test('data is charged as it is typed, and the head of the department confirms it', async ({ seat }) => {
  const page = await seat('seasales', { at: '/doc/contracts/dataUsage/new' })
  const form = formIn(page, 'zh')
  await form.refer(usage.field('contractId'), '航运动态数据服务合同')
  await form.day(usage.field('month'), dayOfMs(Date.now()).slice(0, 7))
  await form.type(usage.field('units'), '3')
  await expect(form.field(usage.field('amount'))).toContainText('54,000.00')
  await expect(form.field(usage.field('netAmount'))).toContainText('50,943.40')
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(head(page)).toContainText(label('dataUsage_status', '0', 'zh'))
  const leader = await seat('sealead', { at: new URL(page.url()).pathname })
  const dialog = await press(leader, usage.action('confirm'))
  await dialog.getByRole('button', { name: usage.action('confirm'), exact: true }).click()
  await expect(head(leader)).toContainText(label('dataUsage_status', '1', 'zh'))
  await settle(page, 'settleUsage', '54,000.00')
})

test('a price by indices follows the heat that is chosen, and the head of the department confirms it', async ({
  seat,
}) => {
  const draft = await findOne<{ id: string; formulaPrice: string }>(caller('seasales'), 'contracts/indexPrice', {
    status: ['0'],
  })
  const page = await seat('seasales', { at: `/doc/contracts/indexPrice/${draft.id}` })
  await page.getByRole('button', { name: detailWords.edit.zh }).locator('visible=true').first().click()
  const form = formIn(page, 'zh')
  await form.choose(priced.field('heat'), label('indexPrice_heat', '5000', 'zh'))
  const cheaper = formatNumber(round(mul(draft.formulaPrice, '0.88'), 2), 2, 'zh')
  await expect(form.field(priced.field('price'))).toContainText(cheaper)
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(value(page, priced.field('price'))).toContainText(cheaper)
  const leader = await seat('sealead', { at: new URL(page.url()).pathname })
  const dialog = await press(leader, priced.action('confirm'))
  await dialog.getByRole('button', { name: priced.action('confirm'), exact: true }).click()
  await expect(head(leader)).toContainText(label('indexPrice_status', '1', 'zh'))
  await settle(page, 'settleByIndex', cheaper)
})

/** The record that was confirmed offers its settlement, which begins with what it comes to and is saved. */
async function settle(page: Page, derivation: string, figure: string): Promise<void> {
  await page.reload()
  const button = contractDerivations.find(({ name }) => name === derivation)?.label.zh ?? ''
  await pressInHead(page, button)
  await expect(page).toHaveURL(/\/doc\/contracts\/settlement\/new/)
  const price = page.locator('[data-field=items]:visible').getByRole('textbox', { name: /单价/ })
  await expect(price.first()).toHaveValue(new RegExp(`^${figure}`))
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/doc\/contracts\/settlement\/[0-9a-f-]{36}/)
  await expect(page.locator('main').getByText(figure).locator('visible=true').first()).toBeVisible()
}

test('whoever has nothing to do with contracts is refused both, and a trader confirms neither', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  for (const [path, document] of [
    ['/contractDataUsage', 'dataUsage'],
    ['/indexPricing', 'indexPrice'],
  ] as const) {
    const page = await seat('hr', { at: path })
    await expect(page.getByText(/^403 · /)).toBeVisible()
    const one = await findOne<{ id: string; ver: number }>(caller('seasales'), `contracts/${document}`, {})
    const confirm = `/api/contracts/${document}/${one.id}/action/confirm`
    await expect(caller('seasales').post(confirm, { ver: one.ver })).rejects.toThrow(/403/)
  }
})
