import { fundDaily } from '../../modules/finance/daily-fund-report.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

test('the money of all accounts is read for today, with their total in yuan', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('findir', '/fundDaily')
    const table = page.getByRole('region', { name: fundDaily.label[lang] }).locator('table')
    await expect(table.locator('tbody tr').first()).toBeVisible()
    await expect(table.locator('tfoot')).toContainText(/\d/)
    await look('funds')(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

test('whoever may not read the journal gets no daily report of it', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('seasales', { at: '/fundDaily' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
