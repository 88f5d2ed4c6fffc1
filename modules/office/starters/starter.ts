import type { Lang, Words } from '../../../core/values/language.ts'
import type { Binding } from '../../../server/define.ts'

/** The languages of a paper: one, or Chinese with Russian beside it. */
export type PaperLang = Lang | 'zh-ru'

/** A template that comes with the product. */
export interface Starter {
  readonly name: Words
  /** `contracts.contract`. */
  readonly source: string
  readonly langs: readonly PaperLang[]
  readonly bindings: (lang: PaperLang) => readonly Binding[]
  readonly pack: (lang: PaperLang) => Promise<Buffer>
}

/** A placeholder for a field; in a bilingual paper the Russian column has one of its own. */
export function bound(
  mark: string,
  path: string,
  format: Binding['format'] = 'auto',
  lang: Lang | null = null,
): Binding {
  return { mark, path, format, lang, equals: null }
}

export const pageWords: Readonly<Record<PaperLang, readonly [string, string, string]>> = {
  zh: ['第 ', ' 页　共 ', ' 页'],
  ru: ['Стр. ', ' из ', ''],
  en: ['Page ', ' of ', ''],
  'zh-ru': ['第 ', ' 页 / 共 ', ' 页'],
}
