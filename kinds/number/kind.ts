import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { limitsOf, numericKind, type NumericDefaults, type NumericField } from '../numeric-kinds.ts'

interface NumberField extends NumericField {
  readonly kind: 'number'
}

type Options = OptionsOf<NumberField>

/** A plain number, whole unless `digits` says otherwise; values are decimal strings. */
export function number<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'number' } & P> {
  return fieldOf<'number', P>('number', options)
}

// WID-12
export const numberDefaults: NumericDefaults = { digits: 0, step: '1', min: '0', max: '1000000', percent: true }

export const numberKind = defineKind<NumberField>({
  name: 'number',
  label: { zh: '数字', ru: 'Число', en: 'Number' },
  ...numericKind((field) => limitsOf(field, numberDefaults)),
})
