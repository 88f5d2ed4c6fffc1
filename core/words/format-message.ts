import { IntlMessageFormat } from 'intl-messageformat'
import type { Lang } from '../values/language.ts'
import type { Params } from './refusal.ts'

const locales: Readonly<Record<Lang, string>> = { zh: 'zh-CN', ru: 'ru', en: 'en' }

// Texts come from words files and drawn forms: a few thousand; more than that is somebody's loop.
const mostKept = 20_000
const kept = new Map<string, IntlMessageFormat>()

// Stands where a parameter is missing, so that the rest of the message still reaches the person.
const missing = '…'

/**
 * A text in ICU MessageFormat filled with parameters: `{n, plural, one {# file} other {# files}}`.
 * Decimals and days are formatted by the caller. A missing parameter or a broken text never throws.
 */
export function say(lang: Lang, text: string, params: Params = {}): string {
  if (!text.includes('{')) return text
  try {
    return String(formatOf(lang, text).format(whole(params)))
  } catch {
    return text
  }
}

function formatOf(lang: Lang, text: string): IntlMessageFormat {
  const key = `${lang}:${text}`
  const known = kept.get(key)
  if (known) return known
  const format = new IntlMessageFormat(text, locales[lang], undefined, { ignoreTag: true })
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, format)
  return format
}

function whole(params: Params): Record<string, string | number> {
  return new Proxy(
    { ...params },
    {
      has: () => true,
      get: (given, name) => (typeof name === 'string' && Object.hasOwn(given, name) ? given[name] : missing),
    },
  )
}
