import type { Locator, Page } from '@playwright/test'
import { monthlyBadDebt } from '../../modules/finance/bad-debt.ts'
import { runPageWords as words } from '../../web/shell/batch-run/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const at = '/badDebt'
const see = look('bad-debt')
const lines = (page: Page, lang: 'zh' | 'ru' | 'en'): Locator =>
  page.getByRole('region', { name: monthlyBadDebt.label[lang] }).locator('tbody tr')

test(`a finance office looks at a month's provision receivable by receivable`, async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', at)
    await page.getByRole('button', { name: words.preview[lang] }).click()
    await expect(lines(page, lang).first()).toBeVisible()
    await see(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

test('a line of a provision leads to its receivable', async ({ seat }) => {
  const page = await seat('seafin', { at: '/badDebtLines' })
  await expect(rows(page, /JS-/).first()).toBeVisible()
  await see(page, 'lines')
  await rows(page, /JS-/).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/doc\/finance\/badDebtLine\//)
  await page.getByRole('link', { name: /^JS-/ }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/doc\/finance\/openItem\//)
})

test('whoever may only look is offered no posting, and whoever may not look is refused', async ({ seat, guard }) => {
  const page = await seat('risk', { at })
  await expect(page.getByRole('button', { name: words.preview.zh })).toBeVisible()
  await expect(page.getByRole('button', { name: words.post.zh, exact: true })).toHaveCount(0)
  guard.allow(/403/)
  const other = await seat('keeper', { at })
  await expect(other.getByText(/^403 · /)).toBeVisible()
})
