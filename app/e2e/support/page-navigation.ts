import type { Locator, Page } from '@playwright/test'

/** How long a visit of everything may take, ms: it grows with the product. */
export const crawlTimeout = 900_000

/**
 * As long as an expectation is given. Waiting itself, unlike an expectation, does not describe the whole page whenever
 * it has to look again.
 */
const timeout = 30_000

/** Waits until something is in sight. */
export function inSight(it: Locator): Promise<void> {
  return it.waitFor({ timeout })
}

/** Goes to a page as a link inside the product does. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.waitForURL((url) => url.pathname === path.split('?')[0])
}

/** Goes to a page as a link does and waits until it stands there, and not still the one before. */
export async function arrive(page: Page, path: string): Promise<void> {
  const panels = page.locator('main [role=tabpanel]')
  await panels.evaluateAll((all) => all.forEach((panel) => panel.setAttribute('data-before', '')))
  await go(page, path)
  const arrived = page.locator('main [role=tabpanel]:not([data-before]):visible')
  await inSight(arrived.locator('h1, button').first())
  await settled(page)
}

/** Loads a page anew and waits until it stands there. */
export async function anew(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await inSight(page.getByRole('main'))
  await settled(page)
}

/** Pages that are kept behind the one in front take memory, and time whenever the window gets another width. */
const keptAtMost = 10

/**
 * Goes to one page after the other as links do; now and then one is loaded anew, so that those before are not kept.
 */
export function walk(page: Page): (path: string) => Promise<void> {
  let visits = 0
  return async (path) => {
    visits += 1
    if (visits % keptAtMost === 0) await anew(page, path)
    else await arrive(page, path)
  }
}

/** Nothing in sight is being waited for. */
export async function settled(page: Page): Promise<void> {
  const waiting = page.locator('[aria-busy=true]:visible, .ant-spin-spinning:visible')
  await waiting.first().waitFor({ state: 'hidden', timeout })
}
