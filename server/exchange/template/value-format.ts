import { amountInWords } from '../../../core/values/amount-in-words.ts'
import { worded } from '../../../core/values/currencies-in-words.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { compare, formatNumber, isDecimal } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { FilledValue } from './template-thread-messages.ts'

/** How a value is written; `auto` as the product shows it everywhere. */
export const valueFormats = [
  'auto',
  'dateLong',
  'dateHan',
  'amount',
  'words',
  'bare',
  'qr',
  'picture',
  'blank',
] as const

export type ValueFormat = (typeof valueFormats)[number]

interface Formatted {
  /** The value as it is stored; null where the reader may not see it whole. */
  readonly value: Json
  /** The value as the product shows it. */
  readonly text: string
  readonly currency: Json
  readonly lang: Lang
}

const qrWidth = 25

/** A value as its placeholder wants it; what cannot be written so is written as everywhere. */
export function formatValue(format: ValueFormat, { value, text, currency, lang }: Formatted): FilledValue {
  if (format === 'blank') return ''
  if (format === 'qr') return text === '' ? '' : { qr: text, millimetres: qrWidth }
  if (format === 'bare') return lastNumber(text)
  if (format === 'dateLong' || format === 'dateHan') {
    const day = typeof value === 'number' ? dayOfMs(value) : value
    return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)
      ? longDay(day, format === 'dateHan' ? 'han' : lang)
      : text
  }
  if (format === 'amount' && isDecimal(value)) return formatNumber(value, 2, lang)
  if (format === 'words' && isDecimal(value)) {
    const code = worded.find((name) => name === (currency ?? 'CNY'))
    return code === undefined || compare(value, greatest) >= 0 ? text : amountInWords(value, code, lang)
  }
  return text
}

const greatest = '1000000000000000'

/** The last number in a text, without the zeros before it: of HT-2026-0012 it is 12. */
function lastNumber(text: string): string {
  return /\d+(?=\D*$)/.exec(text)?.[0].replace(/^0+(?=\d)/, '') ?? text
}

const monthsRu = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')
const monthsEn = 'January February March April May June July August September October November December'.split(' ')

/** A day as letters and contracts write it. */
function longDay(day: string, style: Lang | 'han'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const [monthNumber, dateNumber] = [Number(month), Number(date)]
  if (style === 'ru') return `${dateNumber} ${monthsRu[monthNumber - 1] ?? ''} ${year} г.`
  if (style === 'en') return `${dateNumber} ${monthsEn[monthNumber - 1] ?? ''} ${year}`
  if (style === 'zh') return `${year}年${monthNumber}月${dateNumber}日`
  return `${[...year].map((digit) => hanDigits[Number(digit)]).join('')}年${hanNumber(monthNumber)}月${hanNumber(dateNumber)}日`
}

const hanDigits = '〇一二三四五六七八九'

/** A whole number of 0 to 99 as Chinese is counted: 十二, 二十. */
export function hanNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (tens === 0) return hanDigits[ones] ?? ''
  return `${tens === 1 ? '' : (hanDigits[tens] ?? '')}十${ones === 0 ? '' : (hanDigits[ones] ?? '')}`
}
