import { marketWords } from '../../modules/trade/words/market-analysis.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

test('a trader sees whether importing pays', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    const see = look(`market-${lang}-${width}`)
    const page = await open('seabuy', '/priceForecast')
    await expect(
      page.getByText(marketWords.parity[lang], { exact: true }).locator('visible=true').first(),
    ).toBeVisible()
    await see(page, 'top')
    await page.getByRole('heading', { name: marketWords.table[lang] }).hover()
    await expect(page.getByText('东方港—北方港 5500').locator('visible=true').last()).toBeVisible()
    await see(page, 'schemes')
    await expectFits(page)
  })
})

test('whoever does not trade may not see the market', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/priceForecast' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
