import type { Page } from '@playwright/test'

/**
 * Puts a text on the clipboard's way into the box that has the focus, and answers how long the page took to be ready
 * again.
 */
export async function paste(page: Page, text: string): Promise<number> {
  return page.evaluate(async (pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const begun = performance.now()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    // Two frames: the first draws, the second begins after it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return performance.now() - begun
  }, text)
}
