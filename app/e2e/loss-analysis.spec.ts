import { lossAnalysis } from '../../modules/stock/loss-analysis.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const path = '/lossAnalysis'

test('the finance office reads what was lost on the way', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    const page = await open('seafin', path)
    const table = page.getByRole('region', { name: lossAnalysis.label[lang] }).locator('table')
    await expect(table.locator('tbody tr').first()).toBeVisible()
    await expect(table.locator('thead')).toContainText(lossAnalysis.words['lossPct']?.[lang] ?? '—')
    await expect(table.locator('tfoot')).toContainText(/\d/)
    await expect(page.locator('figure[data-state=drawn]')).toHaveCount(3)
    await look('loss-analysis')(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

test('what a carrier owes opens the entries that it comes from, and their sum is the same', async ({ seat }) => {
  const page = await seat('seafin', { at: path })
  const table = page.getByRole('region', { name: lossAnalysis.label.zh }).locator('table')
  await expect(table.locator('tbody tr').first()).toBeVisible()
  const headings = await table.locator('thead th').allInnerTexts()
  const at = headings.findIndex((text) => text.includes(lossAnalysis.words['claimAmount']?.zh ?? '—'))
  const figure = table.locator('tfoot td').nth(at).getByRole('link')
  const claim = await figure.innerText()
  expect(claim).toMatch(/[1-9]/)
  await figure.click()
  await expect(page).toHaveURL(/\/stockIn\?/)
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(claim)
})

test('whoever may not read what came in is told so', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: path })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
