import type { Field } from '../core/description/field.ts'
import { type FormProblem, formProblem } from '../core/form-design/problem.ts'
import { isDecimal } from '../core/values/decimal.ts'
import type { Json } from '../core/values/json.ts'
import { languages } from '../core/values/language.ts'
import { kindOf } from './kinds.ts'
import { patterns } from './text/patterns.ts'

type Fits = (value: unknown) => boolean

const every: Readonly<Record<string, Fits>> = {
  kind: isText,
  required: isCondition,
  visible: isText,
  readonly: isCondition,
  calc: isText,
  initial: () => true,
  unique: isFlag,
  searched: isFlag,
  indexed: isFlag,
  sealed: isFlag,
  pattern: (value) => typeof value === 'string' && Object.hasOwn(patterns, value),
  digits: (value) => isWhole(value) && Number(value) <= 8,
  in: isText,
  minus: isFlag,
  group: isText,
  choices: isChoices,
  limit: isWhole,
  scope: isText,
  role: isText,
  units: (value) => value === true,
  locked: isTexts,
  everywhere: isFlag,
  to: isText,
  list: isText,
  only: isGiven,
  fill: (value) => isGiven(value) && Object.values(value).every(isText),
  fields: isGiven,
  totals: isTexts,
  accept: (value) => isText(value) || isTexts(value),
  maxMb: (value) => isWhole(value) && Number(value) <= 500,
  notBefore: isText,
  notAfter: isText,
  from: isText,
}

const decimals: Readonly<Record<string, Fits>> = { min: isDecimal, max: isDecimal, step: isDecimal }
const counts: Readonly<Record<string, Fits>> = { min: isWhole, max: (value) => isWhole(value) && Number(value) > 0 }

const demanded: Readonly<Record<string, string>> = {
  dictionary: 'group',
  dictionaries: 'group',
  dictionaryRadio: 'group',
  dictionaryCheckboxes: 'group',
  select: 'choices',
  selects: 'choices',
  radio: 'choices',
  checkboxes: 'choices',
  reference: 'to',
  references: 'to',
  lines: 'fields',
}

/** What is wrong with the options of one drawn field of a known kind; the engine's own options are not for drawing. */
export function formOptionProblems(name: string, path: string, field: Field): FormProblem[] {
  const kind = kindOf(field.kind)
  const fits = { ...every, ...(kind.numeric ? decimals : counts) }
  const wrong = Object.entries(field)
    .filter(
      ([option, value]) => value !== undefined && !(Object.hasOwn(fits, option) && fits[option]?.(value) === true),
    )
    .map(([option]) => option)
  const missing = demanded[field.kind]
  const problems = [
    ...wrong.map((option) => formProblem('form.problem.option', `${path}.${option}`, { name, option })),
    ...(missing === undefined || missing in field
      ? []
      : [formProblem('form.problem.option-missing', path, { name, option: missing })]),
    ...(kind.sql(field) === null && (field.unique === true || field.indexed === true)
      ? [formProblem('form.problem.index', path, { name })]
      : []),
  ]
  return problems.length > 0 || fitsItself(field)
    ? problems
    : [formProblem('form.problem.option', `${path}.initial`, { name, option: 'initial' })]
}

/** A constant to begin with is a value that the field takes. */
function fitsItself(field: Field): boolean {
  const { initial } = field
  if (initial === undefined || initial === null || isGiven(initial))
    return initial === undefined || initial === null || isText(initial.expression)
  return 'value' in kindOf(field.kind).check(initial as Json, field) // what is no record is a constant
}

function isChoices(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > 200) return false
  const codes = value.map((choice: unknown) => (isGiven(choice) ? choice.code : undefined))
  return (
    codes.every((code) => typeof code === 'string' && /^[A-Za-z0-9_-]{1,32}$/.test(code)) &&
    new Set(codes).size === codes.length &&
    value.every((choice: unknown) => isGiven(choice) && isNamed(choice.label))
  )
}

function isNamed(label: unknown): boolean {
  return isGiven(label) && languages.every((lang) => typeof label[lang] === 'string' && label[lang].trim() !== '')
}

function isCondition(value: unknown): boolean {
  return isFlag(value) || isText(value)
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean'
}

function isWhole(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 10_000
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText)
}

function isGiven(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
