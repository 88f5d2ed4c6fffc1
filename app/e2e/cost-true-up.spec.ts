import { costTrueUpWords } from '../../modules/stock/words/cost-true-up.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

test('the finance office reads what a final settlement made of the cost of goods', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', '/stockTrueUp')
    const see = look(`true-up-${lang}-${width}`)
    const row = rows(page, /DZ-BLHY-/).first()
    await expect(row).toBeVisible()
    await expectFits(page)
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    const words = wordsOf(costTrueUpWords, lang)
    for (const field of ['toStock', 'toCost', 'voucherNo'] as const)
      await expect(page.getByText(words.field(field)).filter({ visible: true }).first()).toBeVisible()
    await see(page, 'record')
  })
})

test('whoever has nothing to do with goods reads nothing of their cost', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('keeper', { at: '/stockTrueUp' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
