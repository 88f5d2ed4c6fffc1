import { ctiPriceWords, ctiSalesWords } from '../../modules/stock/words/cti-sales.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('a trader sees what is left of each domestic order', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`orders-${lang}-${width}`)
    const words = wordsOf(ctiSalesWords, lang)
    const page = await open('seasales', '/ctiSales')
    const row = rows(page, label('ctiSales_status', '3', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    // 31.8 t and 32.6 t of 200 t.
    await expect(value(page, words.field('pickedQty'))).toContainText(/64[.,]4/)
    await expect(value(page, words.field('leftQty'))).toContainText(/135[.,]6/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('the prices of a day stand beside those of the day before', async ({ seat }) => {
  const page = await seat('seasales', { at: '/ctiPrice' })
  await rows(page, label('ctiPrice_status', '1', 'zh'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(value(page, wordsOf(ctiPriceWords, 'zh').field('meanPrice'))).toContainText('826')
})

test('whoever has nothing to do with goods sees no order, and the yard takes none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/ctiSales' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seayard'])
    await expect(caller(who).post('/api/stock/ctiSales/save', { qty: '1' })).rejects.toThrow(/403/)
})
