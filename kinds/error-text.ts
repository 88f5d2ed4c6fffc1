import type { Lang, Words } from '../core/values/language.ts'
import { say } from '../core/words/format-message.ts'
import { readableParams } from '../core/words/readable-params.ts'
import type { FieldError } from '../core/words/refusal.ts'
import { kindWords } from './words.ts'

/**
 * What is wrong with a field, in the reader's language. `more` are the words of other layers and
 * modules; a code that nobody has words for is said as it is.
 */
export function errorText(
  error: FieldError,
  label: string,
  lang: Lang,
  more: Readonly<Record<string, Words>> = {},
): string {
  const words = wordsOf(error.code, kindWords) ?? wordsOf(error.code, more)
  return words ? say(lang, words[lang], { label, ...readableParams(error.params ?? {}, lang) }) : error.code
}

function wordsOf(code: string, all: Readonly<Record<string, Words>>): Words | undefined {
  return Object.hasOwn(all, code) ? all[code] : undefined
}
