import type { Page } from '@playwright/test'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { seriesTerms } from '../../core/words/series-terms.ts'
import { priceIndexWords } from '../../modules/contracts/words/price-index.ts'
import { seriesPageWords as words } from '../../web/shell/time-series/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const looks = [
  ['zh', 1440],
  ['ru', 360],
] as const

const drawn = (page: Page) => page.locator('figure[data-state=drawn]')
const segment = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

for (const [lang, width] of looks)
  test(`the operator of a station reads a meter, its gap and its month, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`meters-${lang}-${width}`)
    const page = await seat('stationop', { at: '/xnyMeter?level=day', lang, width })
    await expect(drawn(page)).toBeVisible()
    await see(page, 'week')
    await segment(page, words.month[lang]).click()
    await expect(page.getByRole('cell', { name: seriesTerms.gap[lang] }).first()).toBeVisible()
    await expect(page).toHaveURL(/from=/)
    await see(page, 'month')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

for (const [lang, width] of looks)
  test(`a trader compares indices of a year, in ${lang} at ${width}`, async ({ seat }) => {
    const see = look(`indices-${lang}-${width}`)
    const page = await seat('seabuy', { at: '/priceIndex', lang, width })
    await expect(drawn(page)).toBeVisible()
    await page.getByRole('combobox', { name: priceIndexWords.title[lang], exact: true }).click()
    await page.locator('.ant-select-item-option').nth(6).click()
    await page.keyboard.press('Escape')
    await segment(page, words.year[lang]).click()
    await expect(page.getByRole('heading', { name: /= ?100/ })).toBeVisible()
    await see(page, 'compared')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

test('a quotation is entered by hand, one that cannot be is refused with its reason, and the rest is taken', async ({
  seat,
}) => {
  const page = await seat('seabuy', { at: '/priceIndex' })
  await page.getByRole('button', { name: words.enter.zh }).click()
  const dialog = page.getByRole('dialog')
  const today = dayOfMs(Date.now())
  await dialog.getByRole('textbox').fill(`CCI5500,${addDays(today, -1)},701.5\nCCI5500,${today},high\nNONE,${today},1`)
  await dialog.getByRole('button', { name: words.send.zh }).click()
  await expect(dialog.getByRole('status')).toContainText('拒绝 2 条')
  await expect(dialog.getByRole('cell', { name: '指数值 不是数字' })).toBeVisible()
  await expect(dialog.getByRole('cell', { name: /NONE.*无权查看/ })).toBeVisible()
})

test('the values of a meter are kept as a workbook', async ({ seat }) => {
  const page = await seat('stationop', { at: '/xnyMeter' })
  await expect(drawn(page)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words.export.zh, exact: true }).click()
  expect((await saved).suggestedFilename()).toBe('电量抄表.xlsx')
})

test('whoever has nothing to do with stations or trade finds neither meters nor indices', async ({ seat, guard }) => {
  guard.allow(/403/)
  for (const at of ['/xnyMeter', '/priceIndex']) {
    const page = await seat('hr', { at })
    await expect(page.getByText(/^403 · /)).toBeVisible()
  }
})
