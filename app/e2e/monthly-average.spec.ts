import { monthlyAverages } from '../../modules/stock/monthly-average/monthly-average.ts'
import { runPageWords as words } from '../../web/shell/batch-run/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const at = '/stockMonthlyAverage'
const see = look('monthly-average')

test('the finance office reads the averages of a month', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', at)
    await page.getByRole('radio', { name: words.history[lang] }).click()
    const name = page.getByRole('region', { name: monthlyAverages.label[lang] })
    await expect(
      name
        .or(page.getByRole('tabpanel'))
        .getByText(/\d{4}-\d{2}/)
        .first(),
    ).toBeVisible()
    await see(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

test('a month that was averaged is not averaged twice, and a trader is offered no posting', async ({ seat, guard }) => {
  guard.allow(/409|422/)
  const page = await seat('seabuy', { at })
  await expect(page.getByRole('button', { name: words.preview.zh })).toBeVisible()
  await expect(page.getByRole('button', { name: words.post.zh, exact: true })).toHaveCount(0)
  const finance = await seat('seafin', { at })
  await finance.getByRole('button', { name: words.preview.zh }).click()
  await finance.getByRole('button', { name: words.post.zh, exact: true }).click()
  await finance.getByRole('tooltip').getByRole('button', { name: words.post.zh, exact: true }).click()
  await expect(
    finance
      .getByText(/不能重复/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await see(finance, 'twice')
})
