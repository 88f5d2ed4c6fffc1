import { isDay } from '../core/day.ts'
import { formatNumber, isDecimal } from '../core/decimal.ts'
import type { Lang, Words } from '../core/language.ts'
import { say } from '../core/message.ts'
import type { FieldError, Params } from '../core/refusal.ts'
import { dayText } from '../core/day-text.ts'
import { kindWords } from './words.ts'

/**
 * What is wrong with a field, in the reader's language. `more` are the words of other layers and
 * modules; a code that nobody has words for is said as it is.
 */
export function errorText(error: FieldError, label: string, lang: Lang, more: Readonly<Record<string, Words>> = {}): string {
  const words = wordsOf(error.code, kindWords) ?? wordsOf(error.code, more)
  return words ? say(lang, words[lang], { label, ...readable(error.params ?? {}, lang) }) : error.code
}

function wordsOf(code: string, all: Readonly<Record<string, Words>>): Words | undefined {
  return Object.hasOwn(all, code) ? all[code] : undefined
}

// Limits travel as plain decimals and days, people read them as their language writes them.
const limits: ReadonlySet<string> = new Set(['min', 'max', 'limit'])

function readable(params: Params, lang: Lang): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, limits.has(name) ? limitText(value, lang) : value]))
}

function limitText(value: string | number, lang: Lang): string | number {
  if (isDay(value)) return dayText(value, lang)
  return isDecimal(value) ? formatNumber(value, null, lang) : value
}
