import { format } from 'numfmt'
import type { FormulaFunction } from './formula-function.ts'
import {
  all,
  FormulaError,
  numberError,
  single,
  toLogical,
  toNumber,
  toText,
  type Value,
  valueError,
} from './formula-value.ts'

const text = (value: Value = null) => toText(single(value))
const count = (value: Value | undefined, otherwise: number) => {
  const number = value === undefined ? otherwise : Math.trunc(toNumber(single(value)))
  if (number < 0) throw new FormulaError(valueError)
  return number
}

function place(part: string, whole: string, start: Value | undefined): number {
  const from = count(start, 1)
  const index = from < 1 ? -1 : whole.indexOf(part, from - 1)
  if (index < 0) throw new FormulaError(valueError)
  return index + 1
}

function substitute([whole, old, fresh, nth]: readonly Value[]): string {
  const [source, part] = [text(whole), text(old)]
  if (part === '') return source
  if (nth === undefined) return source.replaceAll(part, () => text(fresh))
  const pieces = source.split(part)
  const number = count(nth, 1)
  if (number < 1) throw new FormulaError(valueError)
  if (number >= pieces.length) return source
  return pieces.slice(0, number).join(part) + text(fresh) + pieces.slice(number).join(part)
}

function formatted([value = null, code]: readonly Value[]): string {
  const cell = single(value)
  try {
    return format(text(code), typeof cell === 'string' ? cell : toNumber(cell), { locale: 'en' })
  } catch (error) {
    throw error instanceof FormulaError ? error : new FormulaError(valueError)
  }
}

function repeated([value, times]: readonly Value[]): string {
  const length = text(value).length * count(times, 0)
  if (length > 32_767) throw new FormulaError(numberError)
  return text(value).repeat(count(times, 0))
}

/** Texts. */
export const textFunctions: Readonly<Record<string, FormulaFunction>> = {
  CONCATENATE: (args) => args.map((value) => text(value)).join(''),
  CONCAT: (args) => args.flatMap((value) => all(value).map(toText)).join(''),
  TEXTJOIN: ([between, skips = true, ...args]) =>
    args
      .flatMap((value) => all(value).map(toText))
      .filter((part) => part !== '' || !toLogical(single(skips)))
      .join(text(between)),
  EXACT: ([left, right]) => text(left) === text(right),
  FIND: ([part, whole, start]) => place(text(part), text(whole), start),
  LEFT: ([value, length]) => text(value).slice(0, count(length, 1)),
  LEN: ([value]) => text(value).length,
  LOWER: ([value]) => text(value).toLowerCase(),
  MID: ([value, start, length]) =>
    text(value)
      .slice(Math.max(0, count(start, 1) - 1))
      .slice(0, count(length, 0)),
  REPT: repeated,
  RIGHT: ([value, length]) => {
    const number = count(length, 1)
    return number === 0 ? '' : text(value).slice(-number)
  },
  SUBSTITUTE: substitute,
  T: ([value = null]) => {
    const cell = single(value)
    return typeof cell === 'string' ? cell : ''
  },
  TEXT: formatted,
  TRIM: ([value]) => text(value).replace(/ +/g, ' ').replace(/^ | $/g, ''),
  UPPER: ([value]) => text(value).toUpperCase(),
  VALUE: ([value = null]) => toNumber(single(value)),
}
