import { marketWords } from '../../modules/trade/words/market-analysis.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

for (const [lang, width] of [
  ['zh', 1440],
  ['ru', 1440],
  ['en', 360],
] as const)
  test(`a trader sees whether importing pays, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`market-${lang}-${width}`)
    const page = await seat('seabuy', { at: '/priceForecast', lang, width })
    await expect(page.getByText(marketWords.parity[lang], { exact: true }).first()).toBeVisible()
    await see(page, 'top')
    await page.getByRole('heading', { name: marketWords.table[lang] }).hover()
    await expect(page.getByText('东方港—北方港 5500').last()).toBeVisible()
    await see(page, 'schemes')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('whoever does not trade may not see the market', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/priceForecast' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
