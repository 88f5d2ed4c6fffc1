import { runPageWords as words } from '../../web/shell/batch-run/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const at = '/fxRevaluation'
const see = look('fx-revaluation')

test('the finance office looks at the revaluation of a month', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', at)
    await page.getByRole('radio', { name: words.history[lang] }).click()
    await expect(
      page
        .getByText(/PZ-BLHY-/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await see(page, `${lang}-${width}`)
    await open('seafin', '/fxRevaluationLines')
    await expect(rows(page, /USD|美元|Доллар|dollar/i).first()).toBeVisible()
    await see(page, `lines-${lang}-${width}`)
    await expectFits(page)
  })
})

test('whoever has nothing to do with debts sees no revaluation', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
