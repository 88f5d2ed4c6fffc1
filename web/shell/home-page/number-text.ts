import type { Lang } from '../../../core/values/language.ts'

/**
 * A decimal as people of a language read it, and any other text as it is. It works on the text, so no digit
 * is ever lost, and without the decimal library, which the home page does not wait for.
 */
export function numberText(value: string, lang: Lang): string {
  const [, sign, whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === undefined) return value
  const { group, point } = marks[lang]
  return (sign ? '−' : '') + whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction === undefined ? '' : point + fraction)
}

const marks = {
  zh: { group: ',', point: '.' },
  ru: { group: '\u00a0', point: ',' },
  en: { group: ',', point: '.' },
} as const satisfies Record<Lang, { readonly group: string; readonly point: string }>
