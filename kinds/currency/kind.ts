import type { Field } from '../../core/description/field.ts'
import { isDecimal, max as larger, min as smaller } from '../../core/values/decimal.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { limitsOf, numericKind, type NumericDefaults, type NumericField } from '../numeric-kinds.ts'
import { readAmount, showAmount, type Notation } from './amount-notation.ts'

interface CurrencyField extends NumericField, Notation {
  readonly kind: 'currency'
  /** Amounts below zero are allowed. */
  readonly minus?: boolean
  /** What travels: a decimal text unless `number` is said. */
  readonly emits?: 'number' | 'string'
}

type Options = OptionsOf<CurrencyField>

/** An amount with its sign and separators, within the whole numbers that every machine counts exactly (WID-14). */
export function currency<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'currency' } & P> {
  return fieldOf<'currency', P>('currency', options)
}

const safe = String(Number.MAX_SAFE_INTEGER)

/** What a field allows: below zero only with the minus flag; as a number only what a number holds exactly. */
export function currencyLimits(field: Omit<CurrencyField, 'kind'>): NumericDefaults {
  const limits = limitsOf(field, { digits: 2, step: '1', min: field.minus === true ? `-${safe}` : '0', max: safe })
  const least = field.minus === true ? limits.min : larger('0', limits.min)
  if (field.emits !== 'number' || limits.digits === 0) return { ...limits, min: least }
  // A number tells 15 digits apart.
  const exact = `${'9'.repeat(15 - limits.digits)}.${'9'.repeat(limits.digits)}`
  return { ...limits, min: larger(least, `-${exact}`), max: smaller(limits.max, exact) }
}

const plain = numericKind<CurrencyField>(currencyLimits)

export const currencyKind = defineKind<CurrencyField>({
  ...plain,
  name: 'currency',
  label: { zh: '货币金额', ru: 'Сумма в валюте', en: 'Currency amount' },
  check: (given, field) =>
    plain.check(typeof given === 'string' && !isDecimal(given) ? (readAmount(given, field) ?? given) : given, field),
  toWire: (value, { emits }) => (emits === 'number' && isDecimal(value) ? Number(value) : value),
  text: (value, field, { lang }) =>
    isDecimal(value) ? showAmount(value, currencyLimits(field).digits, lang, field) : '',
  jsonSchema: (field) =>
    field.emits === 'number'
      ? { type: 'number', minimum: Number(currencyLimits(field).min), maximum: Number(currencyLimits(field).max) }
      : plain.jsonSchema(field),
})
