import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type ListedField, oneListed } from '../listed-choice-kinds.ts'

interface SelectField extends ListedField {
  readonly kind: 'select'
}

type Options = OptionsOf<SelectField>

/** One of the field's own choices, in a drop-down (WID-06). */
export function select<const P extends Options>(
  options: Only<P, Options>,
): Field<string, { readonly kind: 'select' } & P> {
  return fieldOf<'select', P>('select', options)
}

export const selectKind = defineKind<SelectField>({
  name: 'select',
  label: { zh: '下拉单选', ru: 'Выпадающий список', en: 'Select' },
  ...oneListed,
})
