import type { Page } from '@playwright/test'

/** Counts how often a page is clicked or tapped from its next address on; what is typed or chosen by keys is not. */
export async function clicksOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1))
      },
      { capture: true },
    )
  })
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('clicks') ?? '0'))
}
