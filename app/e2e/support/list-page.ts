import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { listWords } from '../../../web/list/words.ts'
import { inSight } from './page-navigation.ts'

/** The rows of the list in sight (cards on a phone) that carry these words. */
export function rows(page: Page, ...words: readonly (string | RegExp)[]): Locator {
  return words.reduce<Locator>(
    (found, text) => found.filter({ hasText: text }),
    page.locator('main [role=row]:visible, main [role=listitem]:visible'),
  )
}

/** Finds a record by its number in the list in sight and opens it. */
export async function openRow(page: Page, lang: Lang, number: string): Promise<void> {
  await inSight(rows(page, /\d/).first())
  await page.getByLabel(listWords.search[lang]).locator('visible=true').fill(number)
  const row = rows(page, number).first()
  await expect(rows(page)).toHaveCount(isPhone(page) ? 1 : 2)
  if (isPhone(page)) await row.getByRole('button').first().click()
  else await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/doc\//)
}

/** Whether this is the phone layout. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 1440) < 768
}
