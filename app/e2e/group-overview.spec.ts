import { groupWords as words } from '../../modules/consolidation/words/group-overview.ts'
import { fundDashboardWords as fund } from '../../modules/finance/words/fund-dashboards.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

test('the finance director sees what the group earned, has and is owed', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`group-overview-${lang}-${width}`)
    const page = await open('findir', '/groupOverview')
    await expect(page.getByText(words.operating[lang], { exact: true }).locator('visible=true').first()).toBeVisible()
    await see(page, 'top')
    await page.getByRole('heading', { name: words.map[lang] }).hover()
    await see(page, 'below')
    await expectFits(page)
  })
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
  test(`the finance director sees the money at ${path}`, async ({ inLooks }) => {
    await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
      const see = look(`funds${path.replace('/', '-')}-${lang}-${width}`)
      const page = await open('findir', path)
      await see(page, 'top')
      await page.getByRole('heading', { name: title[lang] }).hover()
      await see(page, 'below')
      await expectFits(page)
    })
  })

test('a personnel officer is shown none of it', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/groupOverview' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
