import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { limitsOf, numericKind, type NumericDefaults, type NumericField } from '../numeric-kinds.ts'

interface MoneyField extends NumericField {
  readonly kind: 'money'
}

type Options = OptionsOf<MoneyField>

/** An amount of money, without its currency; a negative `min` allows negatives. */
export function money<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'money' } & P> {
  return fieldOf<'money', P>('money', options)
}

// WID-13: whole amounts unless the field says otherwise, in a text of at most 32 characters.
export const moneyDefaults: NumericDefaults = { digits: 0, step: '1', min: '0', max: '99999999999999', longest: 32 }

export const moneyKind = defineKind<MoneyField>({
  name: 'money',
  label: { zh: '金额', ru: 'Сумма', en: 'Amount' },
  ...numericKind((field) => limitsOf(field, moneyDefaults)),
})
