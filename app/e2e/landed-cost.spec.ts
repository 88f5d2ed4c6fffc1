import { landedCostWords } from '../../modules/stock/words/landed-cost.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(landedCostWords, 'zh')

test('the finance office reads which costs went to which goods', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`landed-cost-${lang}-${width}`)
    const words = wordsOf(landedCostWords, lang)
    const page = await open('seafin', '/landedCost')
    const row = rows(page, /FT-BLHY-/, label('stock_status', '1', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(value(page, words.field('total'))).toContainText(/150[,\s]500/)
    await expectFits(page)
    await expect(
      page
        .getByText(/^\*?125[,\s]416[.,]67$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await see(page, 'record')
  })
})

test('the shares follow what is chosen while it is typed, and the finance office confirms them', async ({ seat }) => {
  const see = look('landed-cost-form')
  const page = await seat('seafin', { at: '/landedCost?status=0' })
  await rows(page, label('stock_status', '0', 'zh'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('button', { name: detailWords.edit.zh }).locator('visible=true').first().click()
  // 18,600 for 6,000 t of 5,580,000 and 1,200 t of 372,000.
  await expect(page.getByText('17,437.50').filter({ visible: true }).first()).toBeVisible()
  await formIn(page, 'zh').choose(t.field('basis'), label('landedCost_basis', 'weight', 'zh'))
  await expect(page.getByText('15,500.00').filter({ visible: true }).first()).toBeVisible()
  await see(page, 'weight')
  await page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first().click()
  const dialog = await press(page, t.action('confirm'))
  await dialog.getByRole('button', { name: t.action('confirm'), exact: true }).click()
  await expect(
    page
      .getByText(label('stock_status', '1', 'zh'))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await see(page, 'confirmed')
})

test('whoever has nothing to do with goods reads no landed costs, and a trader confirms none', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/landedCost' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/stock/landedCost/save', { basis: 'weight' })).rejects.toThrow(/403/)
})
