import { isDecimal, mul } from './decimal.ts'
import type { Lang } from './language.ts'

// A number with all separators a person may put in is still shorter than this.
const longest = 96

/**
 * The decimal a person meant, or null when it is no number: `1,234.5`, `１２３４`, `1 234,5`, `1.234,5`,
 * `¥ 1,234.50`, counted in larger units `120万`, `1.2亿`, `1,5 млн`, and below zero `-5` or, as accountants write,
 * `(5)`. One comma before exactly three digits (`1,234`) separates thousands, except in ru, where it is the point.
 */
export function parseTyped(text: string, lang: Lang = 'zh'): string | null {
  if (text.length > longest) return null
  const { negative, rest: counted } = signed(narrowed(text))
  const { unit, rest } = inUnits(counted)
  const pointed = withPoint(rest, lang)
  if (pointed === null) return null
  const [whole = '', fraction = ''] = pointed.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const tail = fraction.replace(/0+$/, '')
  const value = tail === '' ? digits : `${digits}.${tail}`
  const times = unit === null ? value : mul(value, unit)
  const decimal = negative && times !== '0' ? `-${times}` : times
  return isDecimal(decimal) ? decimal : null
}

const units: ReadonlyMap<string, string> = new Map([
  ['万', '10000'],
  ['亿', '100000000'],
  ['万亿', '1000000000000'],
  ['тыс', '1000'],
  ['млн', '1000000'],
  ['млрд', '1000000000'],
])

function inUnits(text: string): { readonly unit: string | null; readonly rest: string } {
  const [, rest = '', name = ''] = /^(.*\d)\s*(万亿|万|亿|тыс|млн|млрд)\.?\s*元?$/u.exec(text) ?? []
  const unit = units.get(name) ?? null
  return unit === null ? { unit, rest: text } : { unit, rest }
}

function signed(text: string): { readonly negative: boolean; readonly rest: string } {
  const [, before = '', after = '', plain] = /^([+-]?)\s*[¥$€₽]?\s*([+-]?)(.*)$/su.exec(text) ?? []
  const bracketed = before + after === '' ? /^\((.*)\)$/su.exec(plain ?? '')?.[1] : undefined
  if (bracketed !== undefined) return { negative: true, rest: bracketed.replace(/^[¥$€₽]\s*/u, '') }
  return { negative: before + after === '-', rest: before !== '' && after !== '' ? '' : (plain ?? '') }
}

// Full-width characters come from Chinese input methods, minus signs and spaces from word processors,
// marks that nobody sees from calculators and messengers.
function narrowed(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[−–—]/g, '-')
    .replace(/[。．]/g, '.')
    .replace(/、/g, ',')
    .replace(/￥/g, '¥')
    .trim()
}

const point = /^\d+(\.\d*)?$|^\.\d+$/
const byCommas = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const bySpaces = /^\d{1,3}([\s']\d{3})+([.,]\d*)?$/
const byPoints = /^\d{1,3}((\.\d{3})+,\d*|(\.\d{3}){2,})$/
const commaAsPoint = /^\d*,\d*$/

function withPoint(text: string, lang: Lang): string | null {
  if (point.test(text)) return text
  if (bySpaces.test(text)) return text.replace(/[\s']/g, '').replace(',', '.')
  if (byPoints.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (lang === 'ru' && commaAsPoint.test(text) && text !== ',') return text.replace(',', '.')
  if (byCommas.test(text)) return text.replaceAll(',', '')
  if (commaAsPoint.test(text) && text !== ',') return text.replace(',', '.')
  return null
}
