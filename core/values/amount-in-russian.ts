import type { Amount } from './currencies-in-words.ts'

/** One, two to four, five and more. */
type Forms = readonly [one: string, few: string, many: string]

interface Noun {
  readonly forms: Forms
  readonly feminine?: boolean
}

interface Money {
  readonly unit: Noun
  readonly coin: Forms
  /** Its coins are out of use, so that none are not said. */
  readonly coinless?: boolean
}

const money: Readonly<Record<Amount['currency'], Money>> = {
  CNY: { unit: { forms: ['юань', 'юаня', 'юаней'] }, coin: ['фэнь', 'фэня', 'фэней'] },
  USD: { unit: { forms: ['доллар США', 'доллара США', 'долларов США'] }, coin: ['цент', 'цента', 'центов'] },
  RUB: { unit: { forms: ['рубль', 'рубля', 'рублей'] }, coin: ['копейка', 'копейки', 'копеек'] },
  EUR: { unit: { forms: ['евро', 'евро', 'евро'] }, coin: ['евроцент', 'евроцента', 'евроцентов'] },
  HKD: {
    unit: { forms: ['гонконгский доллар', 'гонконгских доллара', 'гонконгских долларов'] },
    coin: ['цент', 'цента', 'центов'],
  },
  JPY: { unit: { forms: ['иена', 'иены', 'иен'], feminine: true }, coin: ['сен', 'сена', 'сенов'], coinless: true },
  KRW: { unit: { forms: ['вона', 'воны', 'вон'], feminine: true }, coin: ['чон', 'чона', 'чонов'], coinless: true },
  SGD: {
    unit: { forms: ['сингапурский доллар', 'сингапурских доллара', 'сингапурских долларов'] },
    coin: ['цент', 'цента', 'центов'],
  },
}

const scales: readonly Noun[] = [
  { forms: ['триллион', 'триллиона', 'триллионов'] },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { forms: ['миллион', 'миллиона', 'миллионов'] },
  { forms: ['тысяча', 'тысячи', 'тысяч'], feminine: true },
]

/** Сумма прописью: units in words, hundredths in figures, as invoices and payment orders have it. */
export function amountInRussian({ negative, units, hundredths, currency }: Amount): string {
  const { unit, coin, coinless } = money[currency]
  const coins = coinless === true && hundredths === '00' ? [] : [hundredths, formOf(Number(hundredths), coin)]
  const said = [wholeOf(units, unit), formOf(lastThree(units), unit.forms), ...coins].join(' ')
  const text = negative ? `минус ${said}` : said
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function wholeOf(units: string, unit: Noun): string {
  if (units === '0') return 'ноль'
  const text = units.padStart(15, '0')
  const groups = [0, 3, 6, 9, 12].map((at) => Number(text.slice(at, at + 3)))
  return groups.flatMap((group, at) => groupWords(group, scales[at], unit)).join(' ')
}

function groupWords(group: number, scale: Noun | undefined, unit: Noun): string[] {
  if (group === 0) return []
  const words = belowThousand(group, (scale ?? unit).feminine === true)
  return scale ? [...words, formOf(group, scale.forms)] : words
}

const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const feminineOnes: readonly (string | undefined)[] = [undefined, 'одна', 'две']

const ones = [
  '',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]

function belowThousand(group: number, feminine: boolean): string[] {
  const rest = group % 100
  const low = rest < 20 ? rest : rest % 10
  const one = (feminine ? feminineOnes[low] : undefined) ?? ones[low]
  return [hundreds[Math.floor(group / 100)], rest < 20 ? '' : tens[Math.floor(rest / 10)], one].filter(
    (word) => word !== undefined && word !== '',
  ) as string[] // the filter leaves words only
}

function formOf(count: number, [one, few, many]: Forms): string {
  const rest = count % 100
  if (rest > 10 && rest < 20) return many
  if (rest % 10 === 1) return one
  return rest % 10 > 1 && rest % 10 < 5 ? few : many
}

function lastThree(units: string): number {
  return Number(units.slice(-3))
}
