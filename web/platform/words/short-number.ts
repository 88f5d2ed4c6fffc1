import type { Lang } from '../../../core/values/language.ts'

const locales = { zh: 'zh-CN', ru: 'ru', en: 'en' } as const satisfies Record<Lang, string>

/** A number in few letters, for the edge of a chart: `1.2亿`, `120 млн`, `120M`. */
export function shortNumber(value: number, lang: Lang): string {
  return new Intl.NumberFormat(locales[lang], { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}
