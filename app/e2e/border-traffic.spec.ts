import { borderWords } from '../../modules/trade/words/border-traffic.ts'
import { portStockDayWords } from '../../modules/trade/words/port-stock-day.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const stations = { zh: '同江口岸', ru: 'Тунцзян', en: 'Tongjiang' }

test('the border clerk sees what passed and where wagons wait', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`border-pass-${lang}-${width}`)
    const page = await open('tjlog', '/borderPass')
    await expect(page.getByText(borderWords.waiting[lang], { exact: true }).first()).toBeVisible()
    await expect(page.getByText(stations[lang]).first()).toBeVisible()
    await see(page, 'board')
    if (isPhone(page)) {
      await expectFits(page)
      return
    }
    await page.getByRole('heading', { name: borderWords.ours[lang] }).hover()
    await see(page, 'sheets')
    await page.getByRole('button', { name: borderWords.trains[lang] }).first().click()
    await expect(page).toHaveURL(/borderPassDay\?date=/)
    await see(page, 'day')
  })
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
