import type { Lang } from './language.ts'

/** The languages of a print: one, or Chinese with another beside it. */
export const printLangs = ['zh', 'ru', 'en', 'zh-ru', 'zh-en'] as const

export type PrintLang = (typeof printLangs)[number]

const standing: Readonly<Record<PrintLang, readonly Lang[]>> = {
  zh: ['zh'],
  ru: ['ru'],
  en: ['en'],
  'zh-ru': ['zh', 'ru'],
  'zh-en': ['zh', 'en'],
}

/** The languages that stand on a print, the first above. */
export function langsOfPrint(lang: PrintLang): readonly Lang[] {
  return standing[lang]
}

/** Whether a value names the languages of a print. */
export function isPrintLang(value: unknown): value is PrintLang {
  return printLangs.some((lang) => lang === value)
}
