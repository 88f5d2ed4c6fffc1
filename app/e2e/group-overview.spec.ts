import { groupWords as words } from '../../modules/consolidation/words/group-overview.ts'
import { fundDashboardWords as fund } from '../../modules/finance/words/fund-dashboards.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

for (const [lang, width] of [
  ['zh', 1440],
  ['ru', 360],
  ['en', 1440],
] as const)
  test(`the finance director sees what the group earned, has and is owed, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`group-overview-${lang}-${width}`)
    const page = await seat('findir', { at: '/groupOverview', lang, width })
    await expect(page.getByText(words.operating[lang], { exact: true }).first()).toBeVisible()
    await see(page, 'top')
    await page.getByRole('heading', { name: words.map[lang] }).hover()
    await see(page, 'below')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('operating profit leads to the lines that it was made of', async ({ seat }) => {
  const page = await seat('findir', { at: '/groupOverview' })
  await page.getByRole('button', { name: words.operating.zh }).first().click()
  await expect(page).toHaveURL(/\/profitLedger\?/)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
})

for (const [path, title] of [
  ['/bankBalance', fund.accounts],
  ['/fundAnalysis', fund.expected],
] as const)
  for (const [lang, width] of [
    ['zh', 1440],
    ['ru', 1440],
    ['en', 360],
  ] as const)
    test(`the finance director sees the money at ${path}, in ${lang} at ${width}`, async ({ seat }) => {
      const see = look(`funds${path.replace('/', '-')}-${lang}-${width}`)
      const page = await seat('findir', { at: path, lang, width })
      await see(page, 'top')
      await page.getByRole('heading', { name: title[lang] }).hover()
      await see(page, 'below')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

test('a personnel officer is shown none of it', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/groupOverview' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
