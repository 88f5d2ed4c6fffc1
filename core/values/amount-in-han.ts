import type { Amount } from './currencies-in-words.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['仟', '佰', '拾', '']
const prefixes = {
  CNY: '人民币',
  USD: '美元',
  RUB: '卢布',
  EUR: '欧元',
  HKD: '港元',
  JPY: '日元',
  KRW: '韩元',
  SGD: '新加坡元',
} as const

/** Uppercase Han figures of a bank: the money is named before, its units are 元角分 all the same. */
export function amountInHan({ negative, units, hundredths, currency }: Amount): string {
  const whole = units === '0' ? '' : `${wholeOf(units)}元`
  const text = whole + coins(hundredths, whole !== '')
  return prefixes[currency] + (negative ? '负' : '') + (text === '' ? '零元整' : text)
}

function coins(hundredths: string, afterUnits: boolean): string {
  const jiao = hundredths.charAt(0)
  const fen = hundredths.charAt(1)
  if (jiao === '0' && fen === '0') return afterUnits ? '整' : ''
  if (fen === '0') return `${digit(jiao)}角整`
  if (jiao === '0') return `${afterUnits ? '零' : ''}${digit(fen)}分`
  return `${digit(jiao)}角${digit(fen)}分`
}

function wholeOf(units: string): string {
  const text = units.padStart(16, '0')
  const high = belowYi(text.slice(0, 8))
  const low = belowYi(text.slice(8))
  return joined(high, '亿', low, text.slice(8))
}

// Eight digits, counted in 万.
function belowYi(text: string): string {
  return joined(belowWan(text.slice(0, 4)), '万', belowWan(text.slice(4)), text.slice(4))
}

// A zero is said once where the lower part does not begin at its highest place.
function joined(high: string, unit: string, low: string, lowDigits: string): string {
  if (high === '') return low
  if (low === '') return high + unit
  return high + unit + (lowDigits.startsWith('0') ? '零' : '') + low
}

function belowWan(text: string): string {
  const said = [...text].map((figure, at) => (figure === '0' ? '零' : digit(figure) + (places[at] ?? ''))).join('')
  return said.replace(/零+/g, '零').replace(/^零|零$/g, '')
}

function digit(figure: string): string {
  return digits.charAt(Number(figure))
}
