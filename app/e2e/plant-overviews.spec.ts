import { plantWords as words } from '../../modules/energy/words/plant-overviews.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const overviews = [
  ['/xnyPvOverview', words.ratio, words.inverters, { zh: [1440], ru: [360] }],
  ['/xnyWindOverview', words.availability, words.turbines, { ru: [1440], en: [360] }],
  ['/xnyEssOverview', words.efficiency, words.batteries, { en: [1440], zh: [360] }],
] as const satisfies readonly unknown[]

for (const [path, figure, devices, looks] of overviews)
  test(`the operator sees figures, curves and devices at ${path}`, async ({ inLooks }) => {
    await inLooks(looks, async ({ lang, width, open }) => {
      const see = look(`plant${path.replace('/', '-')}-${lang}-${width}`)
      const page = await open('stationop', path)
      await expect(page.getByText(figure[lang])).toBeVisible()
      await see(page, 'top')
      // On a phone the curve stands below the figures and is drawn as it comes in sight.
      await page.getByRole('heading', { level: 2 }).nth(1).hover()
      await expect(page.locator('canvas, svg[role=img]').locator('visible=true').first()).toBeVisible()
      await page.getByRole('heading', { name: devices[lang] }).hover()
      await expect(page.getByRole('table').first()).toBeVisible()
      await see(page, 'below')
      await expectFits(page)
    })
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
