import { useCallback } from 'react'
import type { Words } from '../../../core/values/language.ts'
import { say as formatted } from '../../../core/words/format-message.ts'
import type { Params } from '../../../core/words/refusal.ts'
import { currentLang, useLang } from './language.ts'

export type Say = (words: Words, params?: Params) => string

/** Says words in the language of the interface, outside React: toasts, titles. */
export function say(words: Words, params?: Params): string {
  const lang = currentLang()
  return params ? formatted(lang, words[lang], params) : words[lang]
}

/** `const t = useWords()`; `t(words.save)`; `t(words.files, { n: 5 })`. Follows the language at once. */
export function useWords(): Say {
  const lang = useLang()
  return useCallback((words, params) => (params ? formatted(lang, words[lang], params) : words[lang]), [lang])
}
