import type { Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { shellWords } from '../../../web/platform/words/shell.ts'
import { isPhone } from './list-page.ts'
import { inSight } from './page-navigation.ts'

/** Opens a page by its name in the menu: the side of the screen, or the sheet of a phone. */
export async function openByMenu(page: Page, name: string, lang: Lang): Promise<void> {
  const phone = isPhone(page)
  if (phone) await page.getByRole('button', { name: shellWords.menu[lang], exact: true }).click()
  const menu = phone ? page.getByRole('dialog', { name: shellWords.menu[lang] }) : page.getByRole('navigation').first()
  await page.getByPlaceholder(shellWords.searchMenu[lang]).locator('visible=true').fill(name)
  // What waits behind an entry stands beside its name as a number.
  await menu
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click()
  await inSight(page.getByRole('main'))
  if (!phone) await page.getByPlaceholder(shellWords.searchMenu[lang]).fill('')
}
