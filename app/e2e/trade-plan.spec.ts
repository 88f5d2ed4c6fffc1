import { editorWords } from '../../kinds/lines/words.ts'
import { tradePlanWords } from '../../modules/contracts/words/trade-plan.ts'
import { purchasePlanActual } from '../../modules/stock/plan-actual.ts'
import { formWords } from '../../web/form/words.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { paste } from './support/paste.ts'
import { head } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(tradePlanWords, 'zh')
const status = (code: string, lang: 'zh' | 'ru' | 'en' = 'zh') => label('tradePlan_status', code, lang)

test('the trader reads a plan month by month', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    const see = look(`trade-plan-${lang}-${width}`)
    const page = await open('seasales', '/tradePlan')
    const row = rows(page, /GXJH-BLHY-\d{4}-\d{4}/, status('2', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(page.getByText(tradePlanWords.fields.rows.label[lang]).locator('visible=true').first()).toBeVisible()
    await see(page, 'record')
    await expectFits(page)
  })
})

test('twelve months copied in a spreadsheet are pasted, priced by keyboard and added up', async ({ seat }) => {
  const see = look('trade-plan')
  const page = await seat('domsales', { at: '/doc/contracts/tradePlan/new' })
  const form = formIn(page, 'zh')
  await form.choose(t.field('bizSegment'), label('bizSegment', 'dom', 'zh'))
  const matrix = page.locator('[data-field="rows"]')
  await matrix.getByRole('button', { name: editorWords.add.zh }).click()
  const goods = page.locator('[id$="-rows-0-goodsId"]')
  await goods.click()
  await goods.fill('Q5500')
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
  const january = page.locator('[id$="-0-q1"]')
  await january.focus()
  await paste(page, Array.from({ length: 12 }, (_, at) => `${(at + 1) * 100}`).join('\t'))
  await expect(page.locator('[id$="-0-q12"]')).toHaveValue(/1,?200/)
  await page.locator('[id$="-0-p1"]').focus()
  await paste(page, Array.from({ length: 12 }, () => '600').join('\t'))
  // 100 + 200 + … + 1 200 = 7 800 t at 600.
  await expect(form.field(t.field('planQty'))).toContainText('7,800')
  await expect(form.field(t.field('planAmount'))).toContainText('4,680,000')
  await see(page, 'typed')
  await page.getByRole('button', { name: formWords.saveAndSubmit.zh }).locator('visible=true').first().click()
  await expect(head(page)).toContainText(status('1'))
})

test('the finance office reads what was done of the plan and follows it to the entries', async ({ seat }) => {
  const page = await seat('seafin', { at: '/purchasePlanActual' })
  const table = page.getByRole('region', { name: purchasePlanActual.label.zh }).locator('table')
  await expect(table.locator('tbody tr').first()).toBeVisible()
  await look('trade-plan-actual')(page, 'zh')
  const headings = await table.locator('thead th').allInnerTexts()
  const at = headings.findIndex((text) => text.includes(purchasePlanActual.words['deliveredQty']?.zh ?? '—'))
  const figure = table.locator('tfoot td').nth(at).getByRole('link')
  const received = await figure.innerText()
  expect(received).toMatch(/[1-9]/)
  await figure.click()
  await expect(page).toHaveURL(/\/stockIn\?/)
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(received)
})

test('whoever has nothing to do with trade reads no plans', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/tradePlan' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
