import { borderWords } from '../../modules/trade/words/border-traffic.ts'
import { portStockDayWords } from '../../modules/trade/words/port-stock-day.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { isPhone } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

for (const [lang, width, station] of [
  ['zh', 1440, '同江口岸'],
  ['ru', 360, 'Тунцзян'],
  ['en', 1440, 'Tongjiang'],
] as const)
  test(`the border clerk sees what passed and where wagons wait, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`border-pass-${lang}-${width}`)
    const page = await seat('tjlog', { at: '/borderPass', lang, width })
    await expect(page.getByText(borderWords.waiting[lang], { exact: true }).first()).toBeVisible()
    await expect(page.getByText(station).first()).toBeVisible()
    await see(page, 'board')
    if (isPhone(page)) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      return
    }
    await page.getByRole('heading', { name: borderWords.ours[lang] }).hover()
    await see(page, 'sheets')
    await page.getByRole('button', { name: borderWords.trains[lang] }).first().click()
    await expect(page).toHaveURL(/borderPassDay\?date=/)
    await see(page, 'day')
  })

test('port stocks are drawn by port and grade', async ({ seat }) => {
  const see = look('port-stock')
  const page = await seat('seabuy', { at: '/portStock' })
  await expect(page.locator('canvas, svg[role=img]').first()).toBeVisible()
  await see(page, 'curve')
  await page.goto('/portStock?as=grid')
  await expect(page.getByRole('columnheader', { name: wordsOf(portStockDayWords, 'zh').field('stock') })).toBeVisible()
  await see(page, 'list')
})

test('whoever has nothing to do with trade finds neither', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/borderPass' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await page.goto('/portStock')
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
