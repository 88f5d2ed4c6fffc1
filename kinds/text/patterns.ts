import { isInn } from '../../core/values/russian-taxpayer-number.ts'
import { isCreditCode } from '../../core/values/unified-credit-code.ts'
import { narrow } from '../normalize-text.ts'
import type { TextShape } from '../one-line-text-kinds.ts'

/** Shapes of text that have no kind of their own. */
export type TextPattern =
  | 'swift'
  | 'bic'
  | 'cnaps'
  | 'country'
  | 'account'
  | 'digits'
  | 'code'
  | 'email'
  | 'url'
  | 'idCard'
  | 'creditCode'
  | 'inn'
  | 'telephone'
  | 'clock'
  | 'imo'
  | 'wagon'
  | 'plate'

export const patterns: Readonly<Record<TextPattern, TextShape>> = {
  // The X character set of SWIFT messages; banks want capitals.
  swift: { fits: like(/^[A-Za-z0-9/?:().,'+ -]*$/), error: 'text.swift', tidy: upper },
  bic: { fits: like(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/), error: 'text.bic', tidy: packedUpper },
  cnaps: { fits: like(/^\d{12}$/), error: 'text.cnaps', tidy: packed },
  country: { fits: like(/^[A-Z]{2}$/), error: 'text.country', tidy: upper },
  account: {
    fits: like(/^[A-Z0-9]{4,40}$/),
    error: 'text.account',
    tidy: (text) => packedUpper(text).replaceAll('-', ''),
  },
  digits: { fits: like(/^\d+$/), error: 'text.digits', tidy: packed },
  code: { fits: like(/^[A-Za-z0-9][A-Za-z0-9._-]*$/), error: 'text.code' },
  email: { fits: like(/^[^\s@<>"']{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,5}$/), error: 'text.email' },
  url: { fits: isWebAddress, error: 'text.url' },
  idCard: { fits: isIdCard, error: 'text.idCard', tidy: packedUpper },
  creditCode: { fits: isCreditCode, error: 'text.creditCode', tidy: packedUpper },
  // Of any country: what a person dials, with an extension if there is one.
  telephone: {
    fits: like(/^\+?(?:[() -]*\d){5,20}[() -]*(?:(?:ext\.?|доб\.?|转|#)\s?\d{1,6})?$/i),
    error: 'text.telephone',
    tidy: narrow,
  },
  // A time of the day, as the clocks of a place show it.
  clock: { fits: like(/^([01]\d|2[0-3]):[0-5]\d$/), error: 'text.clock', tidy: clockTime },
  imo: { fits: isImo, error: 'text.imo', tidy: packed },
  wagon: { fits: isWagon, error: 'text.wagon', tidy: packed },
  // A lorry of China, with a trailer's mark if there is one, or of Russia.
  plate: {
    fits: like(/^(\p{Script=Han}[A-Z][A-Z0-9]{4,5}[A-Z0-9挂]|[A-ZА-Я]\d{3}[A-ZА-Я]{2}\d{2,3}|[A-ZА-Я]{2}\d{6})$/u),
    error: 'text.plate',
    tidy: (text) => packed(text).toUpperCase().replaceAll('·', ''),
  },
  inn: { fits: isInn, error: 'text.inn', tidy: packed },
}

function like(shape: RegExp): (text: string) => boolean {
  return (text) => shape.test(text)
}

/** `8:5` and `08：05` are meant as `08:05`; nothing else is guessed. */
function clockTime(text: string): string {
  const [hours = '', minutes = '', more] = packed(text).split(/[:：]/)
  return more === undefined && /^\d{1,2}$/.test(hours) && /^\d{1,2}$/.test(minutes)
    ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
    : packed(text)
}

/** Seven digits, the last of which is that of the sum of the others, weighed from 7 down to 2. */
function isImo(text: string): boolean {
  if (!/^\d{7}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 6).reduce((total, digit, at) => total + digit * (7 - at), 0)
  return sum % 10 === digits[6]
}

/** Eight digits: the last makes the digits of the others, weighed 2, 1, 2, 1 and so on, up to a round ten. */
function isWagon(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const weighed = [...text].map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
  const sum = weighed.slice(0, 7).reduce((total, one) => total + (one % 10) + Math.floor(one / 10), 0)
  return (10 - (sum % 10)) % 10 === Number(text[7])
}

// Latin letters only: `ß` and `ı` would become letters that nobody typed.
function upper(text: string): string {
  return narrow(text).replace(/[a-z]+/g, (small) => small.toUpperCase())
}

function packed(text: string): string {
  return narrow(text).replace(/\s/g, '')
}

function packedUpper(text: string): string {
  return upper(packed(text))
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

// GB 11643: seventeen digits weighed modulo 11 give the eighteenth.
function isIdCard(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false
  const total = idWeights.reduce((sum, weight, at) => sum + weight * Number(text.charAt(at)), 0)
  return '10X98765432'.charAt(total % 11) === text.charAt(17)
}
