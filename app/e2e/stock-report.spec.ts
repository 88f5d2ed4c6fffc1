import { stockReport } from '../../modules/stock/stock-report.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const path = '/stockReport'

test('the finance office reads what came, went and is left', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', path)
    const table = page.getByRole('region', { name: stockReport.label[lang] }).locator('table')
    await expect(table.locator('tbody tr').first()).toBeVisible()
    await expect(table.locator('thead')).toContainText(stockReport.words['openingQty']?.[lang] ?? '—')
    await expect(table.locator('tfoot')).toContainText(/\d/)
    await expect(page.locator('figure[data-state=drawn]')).toHaveCount(2)
    await look('stock-report')(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

test('what went out opens its movements, and their sum is the same', async ({ seat }) => {
  const page = await seat('seayard', { at: path })
  const table = page.getByRole('region', { name: stockReport.label.zh }).locator('table')
  await expect(table.locator('tbody tr').first()).toBeVisible()
  const headings = await table.locator('thead th').allInnerTexts()
  const at = headings.findIndex((text) => text.includes(stockReport.words['outQty']?.zh ?? '—'))
  const figure = table.locator('tfoot td').nth(at).getByRole('link')
  const tonnes = await figure.innerText()
  await figure.click()
  await expect(page).toHaveURL(/\/stockLedger\?/)
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(tonnes)
})

test('whoever has nothing to do with goods is refused', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('keeper', { at: path })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
