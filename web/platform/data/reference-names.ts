import type { TextContext } from '../../../core/description/field-kind.ts'
import type { Lang } from '../../../core/values/language.ts'
import { currentLang } from '../session/language.ts'

const known = new Map<string, string>()
const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * Keeps the names that came with an answer: `person:<id>`, `dictionary:<group>:<code>`, `document:<module.doc>:<id>`.
 */
export function rememberNames(names: Readonly<Record<string, string>> | undefined, lang: Lang = currentLang()): void {
  for (const [key, name] of Object.entries(names ?? {})) known.set(`${lang}|${key}`, name)
}

/** Forgets every name. */
export function forgetNames(): void {
  known.clear()
}

/** Whether a name came already. */
export function isNamed(lang: Lang, source: string, key: string): boolean {
  return known.has(`${lang}|${source}:${key}`)
}

/** Whether a name may be asked for: records are called by their ids, and what else stands in their place is typed. */
export function isNameable(source: string, key: string): boolean {
  return !source.startsWith('document:') || id.test(key)
}

/** Finds the key behind a name of a source among all names that came; null when none or several bear it. */
export function keyFinder(lang: Lang): (source: string, name: string) => string | null {
  const keys = new Map<string, string | null>()
  for (const [key, name] of known) {
    if (!key.startsWith(`${lang}|`)) continue
    const end = key.lastIndexOf(':')
    const named = `${key.slice(lang.length + 1, end)}:${name}`
    keys.set(named, keys.has(named) ? null : key.slice(end + 1))
  }
  return (source, name) => keys.get(`${source}:${name}`) ?? null
}

/** Names as cells ask for them; a code nobody named stands for itself, an id nobody named is a dash. */
export function textIn(lang: Lang): TextContext {
  return contexts[lang]
}

const contexts: Readonly<Record<Lang, TextContext>> = { zh: contextOf('zh'), ru: contextOf('ru'), en: contextOf('en') }

function contextOf(lang: Lang): TextContext {
  return { lang, name: (source, key) => known.get(`${lang}|${source}:${key}`) ?? (id.test(key) ? '—' : key) }
}
