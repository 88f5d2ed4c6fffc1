import { expect, test } from './support/test.ts'

const looks = [
  ['zh', 1440],
  ['ru', 360],
  ['en', 1440],
] as const

for (const [lang, width] of looks)
  test(`the risk cockpit shows its cells and fits, in ${lang} at ${width}`, async ({ seat }) => {
    const page = await seat('risk', { at: '/riskCenter', lang, width })
    await expect(page.locator('[data-colour]').first()).toBeVisible()
    await expect(page.locator('figure[data-state=drawn]').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (process.env.LOOK !== undefined) {
      await page.waitForTimeout(2500)
      await page.setViewportSize({ width, height: width === 360 ? 4600 : 2700 })
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `${process.env.LOOK}/risk-${lang}-${width}.png` })
    }
  })
