import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { signIn } from '../sign-in.ts'
import { createGuard, type Guard } from './browser-error-guard.ts'
import { readingIn } from './in-looks.ts'

/** How a person's own browser looks. */
interface Seat {
  readonly lang?: Lang
  readonly width?: number
  /** Page opened first; the welcome page by default. */
  readonly at?: string
}

interface Fixtures {
  readonly guard: Guard
  /** A demo person at a browser of his own, signed in. */
  readonly seat: (userCode: string, seat?: Seat) => Promise<Page>
  /** Reads the same pages in several languages and widths. */
  readonly inLooks: ReturnType<typeof readingIn>
}

/** Every test is guarded: it fails on a console complaint, a page error, a call outside or a broken answer. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ baseURL, context }, use) => {
      const guard = createGuard(baseURL ?? '')
      guard.watch(context)
      await use(guard)
      expect(guard.complaints(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],

  seat: async ({ browser, guard }, use) => {
    const open: BrowserContext[] = []
    await use(async (userCode, seat = {}) => {
      const context = await contextFor(browser, seat)
      open.push(context)
      guard.watch(context)
      const page = await context.newPage()
      await signIn(page, userCode, seat.lang ?? 'zh', seat.at)
      return page
    })
    await Promise.all(open.map((context) => context.close()))
  },

  inLooks: async ({ seat }, use) => use(readingIn(seat)),
})

export { expect } from '@playwright/test'

function contextFor(browser: Browser, { lang = 'zh', width = 1440 }: Seat): Promise<BrowserContext> {
  const locale = { zh: 'zh-CN', ru: 'ru-RU', en: 'en-GB' }[lang]
  const phone = width < 768
  return browser.newContext({
    locale,
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: phone ? 780 : 900 },
    hasTouch: phone,
    reducedMotion: 'reduce',
  })
}
