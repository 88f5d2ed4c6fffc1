import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Everything axe finds against a part of the page, as `rule: where`. */
export async function faultsIn(page: Page, part = 'html'): Promise<readonly string[]> {
  return (await violations(page, part)).map(told)
}

/** What axe finds serious or critical in a part of the page, the whole of it unless said. */
export async function seriousIn(page: Page, part = 'html'): Promise<readonly string[]> {
  return (await violations(page, part)).filter(({ impact }) => impact === 'serious' || impact === 'critical').map(told)
}

async function violations(page: Page, part: string) {
  await page.evaluate(settled)
  // What passes need not be described, and no frame of another origin is asked: together six times as quick.
  const found = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.violations
}

/** Half faded in, every colour is too pale: what moves and comes to an end has ended, and nothing has begun since. */
async function settled(): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame)
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      )
    if (moving.length === 0) return
    await Promise.all(moving.map((one) => one.finished.catch(() => undefined)))
  }
}

function told({ id, nodes }: Awaited<ReturnType<typeof violations>>[number]): string {
  return `${id}: ${nodes
    .slice(0, 3)
    .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`)
    .join(' | ')}`
}
