import type { Lang } from '../../../core/values/language.ts'
import type { ChartNumbers } from '../../../ui/chart/chart-data.ts'

const locales = { zh: 'zh-CN', ru: 'ru', en: 'en' } as const satisfies Record<Lang, string>

/** Numbers of charts in a language: `1.2亿`, `120 млн`, `120M`; `12.5%`, `12,5 %`. */
export function chartNumbers(lang: Lang): ChartNumbers {
  const few = new Intl.NumberFormat(locales[lang], { notation: 'compact', maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locales[lang], { style: 'percent', maximumFractionDigits: 1 })
  const exact = new Intl.NumberFormat(locales[lang], { maximumSignificantDigits: 4 })
  return {
    short: (value) => (Math.abs(value) < 100 ? exact : few).format(value),
    share: (value) => percent.format(value / 100),
  }
}
