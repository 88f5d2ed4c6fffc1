import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { limitsOf, numericKind, type NumericDefaults, type NumericField } from '../numeric-kinds.ts'

interface RateField extends NumericField {
  readonly kind: 'rate'
}

type Options = OptionsOf<RateField>

/** An exchange rate, share or price index: four digits unless said. */
export function rate<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'rate' } & P> {
  return fieldOf<'rate', P>('rate', options)
}

export const rateDefaults: NumericDefaults = { digits: 4, step: '0.0001', min: '0', max: '1000000' }

export const rateKind = defineKind<RateField>({
  name: 'rate',
  label: { zh: '汇率/比率', ru: 'Курс или ставка', en: 'Rate' },
  ...numericKind((field) => limitsOf(field, rateDefaults)),
})
