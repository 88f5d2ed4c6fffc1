import type { Lang } from '../../core/values/language.ts'
import { plantWords as words } from '../../modules/energy/words/plant-overviews.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const overviews = [
  [
    '/xnyPvOverview',
    words.ratio,
    words.inverters,
    [
      ['zh', 1440],
      ['ru', 360],
    ],
  ],
  [
    '/xnyWindOverview',
    words.availability,
    words.turbines,
    [
      ['ru', 1440],
      ['en', 360],
    ],
  ],
  [
    '/xnyEssOverview',
    words.efficiency,
    words.batteries,
    [
      ['en', 1440],
      ['zh', 360],
    ],
  ],
] as const satisfies readonly unknown[]

for (const [path, figure, devices, looks] of overviews)
  for (const [lang, width] of looks)
    test(`the operator sees figures, curves and devices at ${path}, in ${lang} at ${width}`, async ({ seat }) => {
      const see = look(`plant${path.replace('/', '-')}-${lang}-${width}`)
      const page = await seat('stationop', { at: path, lang, width })
      await expect(page.getByText(figure[lang as Lang])).toBeVisible()
      await see(page, 'top')
      // On a phone the curve stands below the figures and is drawn as it comes in sight.
      await page.getByRole('heading', { level: 2 }).nth(1).hover()
      await expect(page.locator('canvas, svg[role=img]').first()).toBeVisible()
      await page.getByRole('heading', { name: devices[lang as Lang] }).hover()
      await expect(page.getByRole('table').first()).toBeVisible()
      await see(page, 'below')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

test('the curve of a photovoltaic plant is of the station that is chosen', async ({ seat }) => {
  const page = await seat('stationop', { at: '/xnyPvOverview' })
  await expect(page.getByText('25.00')).toBeVisible()
  await page.getByRole('combobox', { name: words.station.zh }).click()
  await page
    .getByRole('option', { name: '锦州港分布式光伏' })
    .or(page.locator('.ant-select-item').filter({ hasText: '锦州港分布式光伏' }))
    .last()
    .click()
  await expect(page.getByText('5.00').first()).toBeVisible()
})

test('whoever has nothing to do with stations is refused', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/xnyWindOverview' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
