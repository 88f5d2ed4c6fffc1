import type { Locator, Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { noticeWords } from '../../../web/platform/words/notices.ts'
import { shellWords } from '../../../web/platform/words/shell.ts'

/** Opens the drawer of the bell. */
export async function openNotices(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${shellWords.notices[lang]}`) }).click()
}

/** The notices in the open drawer. */
export function noticesOf(page: Page, lang: Lang): Locator {
  return page.getByRole('dialog', { name: noticeWords.title[lang] }).getByRole('listitem')
}
