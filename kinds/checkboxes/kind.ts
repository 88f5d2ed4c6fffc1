import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type ListedSeveralField, severalListed } from '../listed-choice-kinds.ts'

interface CheckboxesField extends ListedSeveralField {
  readonly kind: 'checkboxes'
}

type Options = OptionsOf<CheckboxesField>

/** Several of the field's own choices, all in sight (WID-06). */
export function checkboxes<const P extends Options>(
  options: Only<P, Options>,
): Field<readonly string[], { readonly kind: 'checkboxes' } & P> {
  return fieldOf<'checkboxes', P>('checkboxes', options)
}

export const checkboxesKind = defineKind<CheckboxesField>({
  name: 'checkboxes',
  label: { zh: '复选框组', ru: 'Флажки', en: 'Checkboxes' },
  ...severalListed,
})
