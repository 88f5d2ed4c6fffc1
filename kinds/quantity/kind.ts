import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { limitsOf, numericKind, type NumericDefaults, type NumericField } from '../numeric-kinds.ts'

interface QuantityField extends NumericField {
  readonly kind: 'quantity'
}

type Options = OptionsOf<QuantityField>

/** A quantity in the unit that stands beside it; three digits unless said. */
export function quantity<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'quantity' } & P> {
  return fieldOf<'quantity', P>('quantity', options)
}

export const quantityDefaults: NumericDefaults = { digits: 3, step: '1', min: '0', max: '99999999' }

export const quantityKind = defineKind<QuantityField>({
  name: 'quantity',
  label: { zh: '数量', ru: 'Количество', en: 'Quantity' },
  ...numericKind((field) => limitsOf(field, quantityDefaults)),
})
