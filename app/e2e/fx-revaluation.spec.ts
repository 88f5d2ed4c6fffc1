import { runPageWords as words } from '../../web/shell/batch-run/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const at = '/fxRevaluation'
const see = look('fx-revaluation')

for (const [lang, width] of [
  ['zh', 1440],
  ['zh', 360],
  ['ru', 1440],
  ['ru', 360],
  ['en', 1440],
  ['en', 360],
] as const)
  test(`the finance office looks at the revaluation of a month in ${lang} at ${width}`, async ({ seat }) => {
    const page = await seat('seafin', { at, lang, width })
    await page.getByRole('radio', { name: words.history[lang] }).click()
    await expect(
      page
        .getByText(/PZ-BLHY-/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await see(page, `${lang}-${width}`)
    await page.goto('/fxRevaluationLines')
    await expect(rows(page, /USD|美元|Доллар|dollar/i).first()).toBeVisible()
    await see(page, `lines-${lang}-${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('whoever has nothing to do with debts sees no revaluation', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
