import { fundDaily } from '../../modules/finance/daily-fund-report.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

for (const [lang, width] of [
  ['zh', 1440],
  ['ru', 360],
  ['en', 1440],
] as const)
  test(`the money of all accounts is read for today, with their total in yuan, in ${lang} at ${width}`, async ({
    seat,
  }) => {
    const page = await seat('findir', { at: '/fundDaily', lang, width })
    const table = page.getByRole('region', { name: fundDaily.label[lang] }).locator('table')
    await expect(table.locator('tbody tr').first()).toBeVisible()
    await expect(table.locator('tfoot')).toContainText(/\d/)
    await look('funds')(page, `${lang}-${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('whoever may not read the journal gets no daily report of it', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('seasales', { at: '/fundDaily' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
