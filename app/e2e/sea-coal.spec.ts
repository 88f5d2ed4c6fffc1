import { stockInWords, stockOutWords } from '../../modules/stock/words/stock-in-and-out.ts'
import { caller } from './support/api-caller.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('the yard sees what each vessel brought by her drafts', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`sea-coal-${lang}-${width}`)
    const words = wordsOf(stockInWords, lang)
    const page = await open('seayard', '/seaCoalIn')
    const row = rows(page, '北岚兴盛').first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    // (27 410.5 − 1 160.5) − (8 089.6 − 1 827.6): 12 t below the 20 000 of the papers.
    await expect(value(page, words.field('draftQty'))).toContainText(/19.?988/)
    await expect(value(page, words.field('draftShort'))).toContainText(/0[.,]6/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('what a vessel took away stands on the page of sea coal that went out', async ({ seat }) => {
  const page = await seat('seayard', { at: '/seaCoalOut' })
  const row = rows(page, '江海顺达').first()
  await expect(row).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(value(page, wordsOf(stockOutWords, 'zh').field('draftQty'))).toContainText(/14.?982/)
})

test('whoever has nothing to do with goods sees no sea coal and enters none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/seaCoalIn' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/stock/stockIn/save', { billQty: '1' })).rejects.toThrow(/403/)
})
