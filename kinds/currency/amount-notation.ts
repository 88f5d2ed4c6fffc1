import { formatNumber } from '../../core/values/decimal.ts'
import type { Lang } from '../../core/values/language.ts'
import { parseTyped } from '../../core/values/parse-typed-number.ts'

/** How an amount is written; what is not said follows the reader's language. */
export interface Notation {
  readonly symbol?: string
  readonly symbolAt?: 'prefix' | 'suffix'
  /** Stands between thousands. */
  readonly thousand?: string
  /** Stands before the decimals. */
  readonly point?: string
}

/** An amount as it is read: `-¥1,234.50`. */
export function showAmount(value: string, digits: number | null, lang: Lang, notation: Notation): string {
  const { symbol = '', symbolAt = 'prefix' } = notation
  const figures = showFigures(value, digits, lang, notation)
  if (symbol === '') return figures
  if (symbolAt === 'suffix') return `${figures}\u00a0${symbol}`
  return figures.startsWith('-') ? `-${symbol}${figures.slice(1)}` : symbol + figures
}

/** The figures alone, with the field's separators. */
export function showFigures(value: string, digits: number | null, lang: Lang, { thousand, point }: Notation): string {
  const own = separators[lang]
  const written = formatNumber(value, digits, 'en')
  return written.replace(/[,.]/g, (mark) => (mark === ',' ? (thousand ?? own.thousand) : (point ?? own.point)))
}

/** What is edited: no thousands, the field's decimal sign. */
export function rawFigures(value: string, lang: Lang, { point }: Notation): string {
  return value.replace('.', point ?? separators[lang].point)
}

/** The decimal that a typed amount means, or null; the field's own signs come before those of the language. */
export function readAmount(text: string, { symbol = '', thousand, point }: Notation, lang: Lang = 'zh'): string | null {
  const bare = symbol === '' ? text : text.replace(symbol, '')
  if (thousand === undefined && point === undefined) return parseTyped(bare, lang)
  const own = separators[lang]
  return parseTyped(bare.replaceAll(thousand ?? own.thousand, '').replace(point ?? own.point, '.'), 'en')
}

const separators: Readonly<Record<Lang, { readonly thousand: string; readonly point: string }>> = {
  zh: { thousand: ',', point: '.' },
  ru: { thousand: '\u00a0', point: ',' },
  en: { thousand: ',', point: '.' },
}
