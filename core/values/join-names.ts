import type { Lang } from './language.ts'

/** Several names in one line, divided as the language does it. */
export function enumerated(names: readonly string[], lang: Lang): string {
  return names.join(lang === 'zh' ? '、' : ', ')
}
