import { expect, type Page, test } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { go, settled } from './page-navigation.ts'

/** In which widths a page is seen in each language. */
type Looks = Readonly<Partial<Record<Lang, readonly number[]>>>

/** Each language once, both widths among them: enough where crawls see the same page in all. */
export const eachLanguage: Looks = { zh: [1440], ru: [360], en: [1440] }

interface Look {
  readonly lang: Lang
  readonly width: number
  /** A person's page, in this look; it is loaded once and goes on from look to look. */
  readonly open: (userCode: string, at: string) => Promise<Page>
}

type Seat = (userCode: string, seat: { at: string; lang: Lang; width: number }) => Promise<Page>

/** Reads the same pages in several looks, in which people sign in once. */
export function readingIn(seat: Seat) {
  return async (looks: Looks, read: (look: Look) => Promise<void>): Promise<void> => {
    const pages = new Map<string, Page>()
    for (const [lang, widths] of Object.entries(looks) as [Lang, readonly number[]][])
      for (const width of widths)
        await test.step(`in ${lang} at ${width}`, () =>
          read({
            lang,
            width,
            open: async (userCode, at) => {
              const page = pages.get(userCode)
              if (page !== undefined) return turned(page, { at, lang, width })
              const first = await seat(userCode, { at, lang, width })
              pages.set(userCode, first)
              return first
            },
          }))
  }
}

/** The page in another look, as if its window were drawn to another width. */
async function turned(page: Page, { at, lang, width }: { at: string; lang: Lang; width: number }): Promise<Page> {
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
  await speak(page, lang)
  await go(page, at)
  await settled(page)
  return page
}

/** What stands there says it in another language, as if that were chosen in another tab. */
async function speak(page: Page, lang: Lang): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('lang', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: chosen }))
  }, lang)
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
}

/** Nothing stands wider than the window. */
export async function expectFits(page: Page, what?: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true)
}
