import type { Amount } from './currencies-in-words.ts'

type Forms = readonly [one: string, many: string]

const money: Readonly<Record<Amount['currency'], { readonly unit: Forms; readonly coin: Forms }>> = {
  CNY: { unit: ['yuan', 'yuan'], coin: ['fen', 'fen'] },
  USD: { unit: ['US dollar', 'US dollars'], coin: ['cent', 'cents'] },
  RUB: { unit: ['rouble', 'roubles'], coin: ['kopeck', 'kopecks'] },
  EUR: { unit: ['euro', 'euros'], coin: ['cent', 'cents'] },
  HKD: { unit: ['Hong Kong dollar', 'Hong Kong dollars'], coin: ['cent', 'cents'] },
  JPY: { unit: ['Japanese yen', 'Japanese yen'], coin: ['sen', 'sen'] },
  KRW: { unit: ['South Korean won', 'South Korean won'], coin: ['jeon', 'jeon'] },
  SGD: { unit: ['Singapore dollar', 'Singapore dollars'], coin: ['cent', 'cents'] },
}

/** An amount in English words; hundredths in figures, “only” where there are none. */
export function amountInEnglish({ negative, units, hundredths, currency }: Amount): string {
  const { unit, coin } = money[currency]
  const whole = `${wholeOf(units)} ${formOf(units, unit)}`
  const cents = String(Number(hundredths))
  const text =
    (negative ? 'minus ' : '') + (cents === '0' ? `${whole} only` : `${whole} and ${cents} ${formOf(cents, coin)}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const scales = [' trillion', ' billion', ' million', ' thousand', '']

function wholeOf(units: string): string {
  if (units === '0') return 'zero'
  const text = units.padStart(15, '0')
  const groups = [0, 3, 6, 9, 12].map((at) => Number(text.slice(at, at + 3)))
  return groups.flatMap((group, at) => (group === 0 ? [] : [belowThousand(group) + (scales[at] ?? '')])).join(' ')
}

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ones = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

function belowThousand(group: number): string {
  const hundred = group >= 100 ? `${ones[Math.floor(group / 100)]} hundred` : ''
  const rest = group % 100
  const low = rest < 20 ? ones[rest] : [tens[Math.floor(rest / 10)], ones[rest % 10]].filter(Boolean).join('-')
  return [hundred, low].filter(Boolean).join(' ')
}

function formOf(count: string, [one, many]: Forms): string {
  return count === '1' ? one : many
}
