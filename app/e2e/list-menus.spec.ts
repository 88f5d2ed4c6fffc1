import type { Page } from '@playwright/test'
import type { Lang } from '../../core/values/language.ts'
import { exportWords } from '../../web/list/export/export-words.ts'
import { filterWords, relativeWords } from '../../web/list/filters/filters-words.ts'
import { listWords } from '../../web/list/words.ts'
import { seriousIn } from './support/axe.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { look } from './support/screenshots.ts'

const phone = 360
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true')
const items = (page: Page) => page.getByRole('menu').getByRole('menuitem')

async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

const seen: readonly (readonly [Lang, number])[] = [
  ['zh', 1440],
  ['ru', phone],
]

for (const [lang, width] of seen)
  test(`WID-17 menus of a list stand whole within the window and are walked by keyboard, ${lang} at ${width}`, async ({
    seat,
  }) => {
    const see = look(`list-menus-${lang}-${width}`)
    const page = await seat('seasales', { lang, width, at: '/contractLedger' })
    await expect(rows(page, /\d/).nth(2)).toBeVisible()
    // Drafts may be deleted.
    const search = page.getByLabel(listWords.search[lang]).locator('visible=true')
    await search.fill('TMP-')
    await expect(rows(page, /^(?!.*TMP-).*\d{6}/)).toHaveCount(0)
    await expect(page).toHaveURL(/q=TMP-/)
    const address = page.url()
    const more = button(page, listWords.rest[lang])
    // That one, whatever comes below it meanwhile.
    const last = more.nth((await more.count()) - 1)
    await last.click()
    await expect(items(page).first()).toBeFocused()
    await isWhole(page)
    await see(page, 'row')
    await page.keyboard.press('End')
    await expect(items(page).last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items(page).first()).toBeFocused()
    expect(await seriousIn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(items(page)).toHaveCount(0)
    await expect(last).toBeFocused()
    // A press beside the menu closes it; the row under it is not opened by a press in it.
    await more.first().click()
    await page.getByRole('menu').click({ position: { x: 2, y: 2 } })
    await expect(items(page).first()).toBeVisible()
    await search.click()
    await expect(items(page)).toHaveCount(0)
    expect(page.url()).toBe(address)

    await button(page, exportWords.export[lang]).click()
    await expect(items(page)).toHaveText([exportWords.xlsx[lang], exportWords.csv[lang]])
    await isWhole(page)
    await see(page, 'export')
    await page.keyboard.press('Escape')

    await button(page, width === phone ? filterWords.sheet[lang] : listWords.more[lang]).click()
    await page
      .getByRole('button', { name: `: ${filterWords.relative[lang]}` })
      .locator('visible=true')
      .first()
      .click()
    await isWhole(page)
    await see(page, 'days')
    await page.getByRole('menuitem', { name: relativeWords.beforeToday[lang], exact: true }).scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(0)
    await expect(page).toHaveURL(/beforeToday/)
  })
