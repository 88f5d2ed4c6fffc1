import type { Lang, Words } from '../../../core/values/language.ts'
import type { PaperParts } from './pack-docx.ts'

/** The languages of a paper: one, or Chinese with another beside it. */
export type PaperLang = Lang | 'zh-ru' | 'zh-en'

type Format = 'auto' | 'dateLong' | 'dateHan' | 'amount' | 'words' | 'bare' | 'blank'

interface StarterBinding {
  readonly mark: string
  readonly path: string
  readonly format: Format
  readonly lang: Lang | null
}

/** A template that comes with the product. */
export interface Starter {
  readonly name: Words
  /** `contracts.contract`. */
  readonly source: string
  readonly langs: readonly PaperLang[]
  readonly bindings: (lang: PaperLang) => readonly StarterBinding[]
  readonly pack: (lang: PaperLang) => PaperParts
}

/** A placeholder for a field; in a bilingual paper the Russian column has one of its own. */
export function bound(mark: string, path: string, format: Format = 'auto', lang: Lang | null = null): StarterBinding {
  return { mark, path, format, lang }
}

/** In which languages a paper is written, the first of them leading. */
export function langsOf(lang: PaperLang): readonly Lang[] {
  if (lang === 'zh-ru') return ['zh', 'ru']
  return lang === 'zh-en' ? ['zh', 'en'] : [lang]
}

export const pageWords: Readonly<Record<PaperLang, readonly [string, string, string]>> = {
  zh: ['第 ', ' 页　共 ', ' 页'],
  ru: ['Стр. ', ' из ', ''],
  en: ['Page ', ' of ', ''],
  'zh-ru': ['第 ', ' 页 / 共 ', ' 页'],
  'zh-en': ['第 ', ' 页 / 共 ', ' 页'],
}
