import { payableAgeing, receivableAgeing } from '../../modules/finance/ageing-reports.ts'
import { openItemDictionaries } from '../../modules/finance/open-item-dictionaries.ts'
import { openItemWords } from '../../modules/finance/words/open-item.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const pages = ['/receivable', '/payable', '/overdueReceivable', '/overduePayable'] as const

test('the finance office of a company reads what is owed and what is late', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', pages[0])
    const see = look(`owed-${lang}-${width}`)
    for (const path of pages) {
      await open('seafin', path)
      await expect(rows(page, /JS-BLHY-/).first()).toBeVisible()
      await expectFits(page)
      await see(page, path.slice(1))
    }
    await open('seafin', '/receivable')
    const row = rows(page, /JS-BLHY-/).first()
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(
      page.getByText(wordsOf(openItemWords, lang).field('voucherNo')).locator('visible=true').first(),
    ).toBeVisible()
    await see(page, 'item')
  })
})

test('the finance director follows the ages of what is owed', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('findir', '/payableAgeing')
    const see = look(`ages-${lang}-${width}`)
    await expect(
      page.getByRole('region', { name: payableAgeing.label[lang] }).locator('tbody tr').first(),
    ).toBeVisible()
    await see(page, 'payable')
    await open('findir', '/receivableAgeing')
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
})

test('whoever has nothing to do with money reads nothing of what is owed', async ({ seat, guard }) => {
  guard.allow(/403/)
  for (const path of [...pages, '/receivableAgeing', '/payableAgeing']) {
    const page = await seat('keeper', { at: path })
    await expect(page.getByText(/^403 · /), path).toBeVisible()
  }
})
