import { expect, type Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'

const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']

/**
 * What of a page in Russian or English is Chinese beyond the texts that people have entered, or divided by Chinese
 * signs, and parameters that nothing was put into; a language is named in itself.
 */
async function foreignOn(
  page: Page,
  lang: Lang,
  entered: readonly string[],
  own: readonly string[],
): Promise<readonly string[]> {
  const texts = await page.evaluate((names) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      if (
        holder === null ||
        holder.closest('[lang^="zh"], script, style') !== null ||
        !holder.checkVisibility({ visibilityProperty: true })
      )
        continue
      found.push(node.nodeValue ?? '')
    }
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (element.closest('[lang^="zh"]') !== null || !element.checkVisibility({ visibilityProperty: true })) continue
      for (const name of names) found.push(element.getAttribute(name) ?? '')
    }
    return found
  }, attributes)
  const left = [...new Set(texts)].filter((text) => isForeign(text, lang, entered))
  if (left.length === 0 || own.length === 0) return left.map((text) => text.trim())
  // The longest first: a name that begins another would leave the rest of it.
  const all = [...own, ...entered].toSorted((a, b) => b.length - a.length)
  return left.filter((text) => isForeign(text, lang, all)).map((text) => text.trim())
}

/**
 * The same once it stays: names behind ids come a moment after what they stand in. `own` is what was entered of the
 * record that stands there.
 */
export async function foreignStaying(
  page: Page,
  lang: Lang,
  entered: readonly string[],
  own: readonly string[] = [],
): Promise<readonly string[]> {
  const left = () => foreignOn(page, lang, entered, own)
  const goes = await expect
    .poll(left, { timeout: 3_000 })
    .toEqual([])
    .then(
      () => true,
      () => false,
    )
  return goes ? [] : left()
}

const foreign: Readonly<Record<Lang, RegExp>> = {
  zh: /(?!)/,
  ru: /\p{Script=Han}|[、：【】]/u,
  en: /\p{Script=Han}|[、：【】]/u,
}
/** `{name}`, and neither the JSON of an example nor `{{name}}`, as templates of documents have it. */
const unfilled = /(?<!\{)\{[a-z]\w*\}(?!\})/

/** By what was entered and the language: the same names stand on hundreds of pages. */
const judged = new WeakMap<readonly string[], Map<string, boolean>>()

/**
 * Whether another language, or a parameter without a value, is left of a text once everything that people entered is
 * taken out.
 */
export function isForeign(text: string, lang: Lang, entered: readonly string[]): boolean {
  const known = judged.get(entered) ?? new Map<string, boolean>()
  judged.set(entered, known)
  const key = `${lang} ${text}`
  const answer = known.get(key) ?? judge(text, lang, entered)
  known.set(key, answer)
  return answer
}

function judge(text: string, lang: Lang, entered: readonly string[]): boolean {
  const wrong = (rest: string) => foreign[lang].test(rest) || (lang !== 'zh' && unfilled.test(rest))
  if (!wrong(text)) return false
  let rest = text
  for (const one of entered) {
    if (!rest.includes(one)) continue
    rest = rest.replaceAll(one, '')
    if (!wrong(rest)) return false
  }
  return wrong(rest)
}
