import * as library from '@formulajs/formulajs'
import { type CellValue, isCellError } from '../workbook-types.ts'
import type { FormulaFunction } from './formula-function.ts'
import {
  all,
  divisionError,
  FormulaError,
  numberError,
  single,
  toLogical,
  toNumber,
  type Value,
  valueError,
} from './formula-value.ts'
import { lookupFunctions } from './lookup-functions.ts'
import { sumFunctions } from './sum-functions.ts'
import { textFunctions } from './text-functions.ts'

const first = (args: readonly Value[], place = 0) => single(args[place] ?? null)
const number = (args: readonly Value[], place = 0, otherwise = 0) =>
  args[place] === undefined ? otherwise : toNumber(first(args, place))

/** What the library counts of numbers alone, and counts right. */
const ofNumbers = [
  'ABS ACOS ASIN ATAN ATAN2 CEILING COMBIN COS DB DDB DEGREES EFFECT EVEN EXP FACT FLOOR FV GCD INT IPMT LCM LN LOG10',
  'MOD MROUND NOMINAL NPER ODD PERMUT PI PMT POWER PPMT PV QUOTIENT RADIANS RATE ROUND ROUNDDOWN ROUNDUP SIGN SIN SLN',
  'SQRT SYD TAN TRUNC',
].flatMap((line) => line.split(' '))

const byLibrary = Object.fromEntries(
  ofNumbers.map((name): [string, FormulaFunction] => [
    name,
    (args) =>
      answerOf(
        call(
          name,
          args.map((value) => toNumber(single(value))),
        ),
      ),
  ]),
)

/** Series of payments: the numbers of an area in its order. */
const ofSeries = Object.fromEntries(
  ['IRR', 'NPV', 'XIRR', 'XNPV', 'MIRR'].map((name): [string, FormulaFunction] => [
    name,
    (args) =>
      answerOf(
        call(
          name,
          args.map((value) => (isSeries(value) ? all(value).map(toNumber) : toNumber(single(value)))),
        ),
      ),
  ]),
)

function isSeries(value: Value): boolean {
  return all(value).length > 1
}

function call(name: string, args: readonly unknown[]): unknown {
  const counted: unknown = Reflect.get(library, name)
  return typeof counted === 'function' ? counted(...args) : valueError
}

/** The library answers errors as objects of its own, and sometimes what is no number. */
function answerOf(answer: unknown): CellValue {
  if (answer instanceof Error) return { error: answer.message }
  if (typeof answer === 'number') return Number.isFinite(answer) ? answer : numberError
  return typeof answer === 'string' || typeof answer === 'boolean' ? answer : valueError
}

const logical: Readonly<Record<string, FormulaFunction>> = {
  AND: (args) => logicals(args).every(Boolean),
  OR: (args) => logicals(args).some(Boolean),
  XOR: (args) => logicals(args).filter(Boolean).length % 2 === 1,
  NOT: (args) => !toLogical(first(args)),
  TRUE: () => true,
  FALSE: () => false,
  ISBLANK: (args) => first(args) === null,
  ISNUMBER: (args) => typeof first(args) === 'number',
  ISTEXT: (args) => typeof first(args) === 'string',
  ISLOGICAL: (args) => typeof first(args) === 'boolean',
  ISERROR: (args) => isCellError(first(args)),
  ISNA: (args) => isNotAvailable(first(args)),
  ISERR: (args) => isCellError(first(args)) && !isNotAvailable(first(args)),
  ISEVEN: (args) => Math.trunc(number(args)) % 2 === 0,
  ISODD: (args) => Math.trunc(number(args)) % 2 !== 0,
  NA: () => ({ error: '#N/A' }),
  N: (args) => (typeof first(args) === 'string' ? 0 : number(args)),
}

function isNotAvailable(value: CellValue): boolean {
  return isCellError(value) && value.error === '#N/A'
}

function logicals(args: readonly Value[]): readonly boolean[] {
  const values = args.flatMap((value) => {
    const isArea = all(value).length > 1
    return all(value).filter((cell) => cell !== null && !(isArea && typeof cell === 'string'))
  })
  if (values.length === 0) throw new FormulaError(valueError)
  return values.map(toLogical)
}

const days: Readonly<Record<string, FormulaFunction>> = {
  DATE: (args, around) => around.days.serial(number(args), number(args, 1), number(args, 2)),
  YEAR: (args, around) => around.days.parts(number(args)).year,
  MONTH: (args, around) => around.days.parts(number(args)).month,
  DAY: (args, around) => around.days.parts(number(args)).day,
  EDATE: (args, around) => around.days.later(number(args), number(args, 1)),
  EOMONTH: (args, around) => around.days.endOfMonth(number(args), number(args, 1)),
  DAYS: (args) => Math.floor(number(args)) - Math.floor(number(args, 1)),
  WEEKDAY: (args, around) => weekday(around.days.parts(number(args)).weekday, number(args, 1, 1)),
  TODAY: (_, around) => Math.floor(around.now()),
  NOW: (_, around) => around.now(),
  HOUR: (args) => Math.floor(seconds(args) / 3600) % 24,
  MINUTE: (args) => Math.floor(seconds(args) / 60) % 60,
  SECOND: (args) => seconds(args) % 60,
}

function weekday(day: number, kind: number): number {
  if (kind === 1) return day + 1
  if (kind === 2) return day === 0 ? 7 : day
  if (kind === 3) return (day + 6) % 7
  throw new FormulaError(numberError)
}

function seconds(args: readonly Value[]): number {
  const time = number(args)
  return Math.round((time - Math.floor(time)) * 86_400)
}

const logarithms: Readonly<Record<string, FormulaFunction>> = {
  LOG: (args) => {
    const base = number(args, 1, 10)
    if (base === 1) throw new FormulaError(divisionError)
    const answer = Math.log(number(args)) / Math.log(base)
    return Number.isFinite(answer) ? Number(answer.toPrecision(15)) : numberError
  },
}

/** The functions that are counted here, by their names. All others keep the result that the file holds. */
export const functions: ReadonlyMap<string, FormulaFunction> = new Map(
  Object.entries({
    ...byLibrary,
    ...ofSeries,
    ...logical,
    ...days,
    ...logarithms,
    ...sumFunctions,
    ...lookupFunctions,
    ...textFunctions,
  }),
)
