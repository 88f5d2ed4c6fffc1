import type { Locator, Page } from '@playwright/test'
import { monthlyDepreciation } from '../../modules/assets/depreciation.ts'
import { runPageWords as words } from '../../web/shell/batch-run/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const at = '/assetsDepreciation'
const see = look('depreciation')
const table = (page: Page): Locator => page.getByRole('region', { name: monthlyDepreciation.label.zh }).locator('table')

test('a month is looked at line by line', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', at)
    await page.getByRole('button', { name: words.preview[lang] }).click()
    const lines = page.getByRole('region', { name: monthlyDepreciation.label[lang] }).locator('tbody tr')
    await expect(lines.first()).toBeVisible()
    await see(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

test('whoever may only look is offered no posting, and whoever may not look is refused', async ({ seat, guard }) => {
  const page = await seat('sealead', { at })
  await expect(page.getByRole('button', { name: words.preview.zh })).toBeVisible()
  await expect(page.getByRole('button', { name: words.post.zh, exact: true })).toHaveCount(0)
  guard.allow(/403/)
  const other = await seat('landsales', { at })
  await expect(other.getByText(/^403 · /)).toBeVisible()
})

// Last: what is posted is not looked at again.
test('a finance office looks at a month, posts it and finds it in the history', async ({ seat }) => {
  const page = await seat('seafin', { at })
  await page.getByRole('button', { name: words.preview.zh }).click()
  await expect(table(page).locator('tbody tr').first()).toBeVisible()
  await see(page, 'preview')
  await page.getByRole('radio', { name: new RegExp(`^${words.out.zh}`) }).click()
  await expect(table(page).locator('tbody tr').first()).toBeVisible()
  await page.getByRole('radio', { name: words.all.zh }).click()
  await page.getByRole('button', { name: words.post.zh, exact: true }).click()
  await page.getByRole('tooltip').getByRole('button', { name: words.post.zh, exact: true }).click()
  await expect(page.getByText('已记账').first()).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button', { name: '更多' }).first().click()
  await expect(page.getByRole('menuitem', { name: '冲销' })).toBeVisible()
  await page.keyboard.press('Escape')
  await see(page, 'posted')
  await page.getByRole('button', { name: words.back.zh }).click()
  await page.getByRole('radio', { name: words.history.zh }).click()
  await expect(page.getByText(/PZ-BLHY-/).first()).toBeVisible()
  await see(page, 'history')
})
