import { payableAgeing, receivableAgeing } from '../../modules/finance/ageing-reports.ts'
import { openItemDictionaries } from '../../modules/finance/open-item-dictionaries.ts'
import { openItemWords } from '../../modules/finance/words/open-item.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { isPhone, rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const pages = ['/receivable', '/payable', '/overdueReceivable', '/overduePayable'] as const

for (const [lang, width] of [
  ['zh', 1440],
  ['ru', 360],
  ['en', 1440],
] as const) {
  test(`the finance office of a company reads what is owed and what is late, in ${lang} at ${width}`, async ({
    seat,
  }) => {
    const page = await seat('seafin', { at: pages[0], lang, width })
    const see = look(`owed-${lang}-${width}`)
    for (const path of pages) {
      await page.goto(path)
      await expect(rows(page, /JS-BLHY-/).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await see(page, path.slice(1))
    }
    await page.goto('/receivable')
    const row = rows(page, /JS-BLHY-/).first()
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(page.getByText(wordsOf(openItemWords, lang).field('voucherNo')).first()).toBeVisible()
    await see(page, 'item')
  })

  test(`the finance director follows the ages of what is owed, in ${lang} at ${width}`, async ({ seat }) => {
    const page = await seat('findir', { at: '/payableAgeing', lang, width })
    const see = look(`ages-${lang}-${width}`)
    await expect(
      page.getByRole('region', { name: payableAgeing.label[lang] }).locator('tbody tr').first(),
    ).toBeVisible()
    await see(page, 'payable')
    await page.goto('/receivableAgeing')
    const table = page.getByRole('region', { name: receivableAgeing.label[lang] }).locator('table').first()
    await expect(table.locator('tbody tr').first()).toBeVisible()
    const bands = openItemDictionaries['openItem_age'] ?? []
    await expect(table.locator('thead')).toContainText(bands[1]?.label[lang] ?? '')
    await see(page, 'receivable')
    const figure = table.getByRole('row').last().getByRole('link').first()
    const sum = (await figure.textContent()) ?? ''
    await figure.click()
    await expect(page).toHaveURL(/\/receivable\?/)
    await expect(rows(page, /JS-/).first()).toBeVisible()
    await expect(page.locator('main')).toContainText(sum)
    await see(page, 'followed')
  })
}

test('whoever has nothing to do with money reads nothing of what is owed', async ({ seat, guard }) => {
  guard.allow(/403/)
  for (const path of [...pages, '/receivableAgeing', '/payableAgeing']) {
    const page = await seat('keeper', { at: path })
    await expect(page.getByText(/^403 · /), path).toBeVisible()
  }
})
