import { amountInEnglish } from './amount-in-english.ts'
import { amountInHan } from './amount-in-han.ts'
import { amountInRussian } from './amount-in-russian.ts'
import type { Amount, WordedCurrency } from './currencies-in-words.ts'
import { abs, compare, round } from './decimal.ts'
import type { Lang } from './language.ts'

/**
 * An amount written out as cheques and contracts want it, rounded to hundredths: 壹佰万零伍佰元整,
 * «Сто рублей 05 копеек», “One hundred yuan only”. RangeError from a quadrillion on.
 */
export function amountInWords(value: string, currency: WordedCurrency, lang: Lang): string {
  const rounded = round(value, 2)
  if (compare(abs(rounded), '1000000000000000') >= 0) throw new RangeError('too great to write out')
  const [units = '0', hundredths = '00'] = rounded.replace('-', '').split('.')
  return writers[lang]({ negative: rounded.startsWith('-'), units, hundredths, currency })
}

const writers: Readonly<Record<Lang, (amount: Amount) => string>> = {
  zh: amountInHan,
  ru: amountInRussian,
  en: amountInEnglish,
}
