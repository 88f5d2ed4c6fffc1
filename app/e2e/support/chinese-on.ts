import type { Page } from '@playwright/test'

const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']

/**
 * What of a page in Russian or English is Chinese beyond the texts that people have entered, each with where it stands;
 * a language is named in itself.
 */
export async function chineseOn(page: Page, entered: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate((names) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (holder === null || holder.closest('[lang^="zh"], script, style') !== null || !holder.checkVisibility({ visibilityProperty: true })) continue
      found.push(node.nodeValue ?? '')
    }
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (element.closest('[lang^="zh"]') !== null || !element.checkVisibility({ visibilityProperty: true })) continue
      for (const name of names) found.push(element.getAttribute(name) ?? '')
    }
    return found
  }, attributes)
  return [...new Set(texts)].filter((text) => leftOver(text, entered)).map((text) => text.trim())
}

/** Whether Chinese is left of a text once everything that people entered is taken out. */
function leftOver(text: string, entered: readonly string[]): boolean {
  let rest = text
  for (const one of entered) {
    if (!/\p{Script=Han}/u.test(rest)) return false
    rest = rest.replaceAll(one, '')
  }
  return /\p{Script=Han}/u.test(rest)
}
