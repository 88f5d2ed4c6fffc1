import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type ListedField, oneListed } from '../listed-choice-kinds.ts'

interface RadioField extends ListedField {
  readonly kind: 'radio'
}

type Options = OptionsOf<RadioField>

/** One of the field's own choices, all in sight (WID-06). */
export function radio<const P extends Options>(
  options: Only<P, Options>,
): Field<string, { readonly kind: 'radio' } & P> {
  return fieldOf<'radio', P>('radio', options)
}

export const radioKind = defineKind<RadioField>({
  name: 'radio',
  label: { zh: '单选框', ru: 'Переключатель', en: 'Radio buttons' },
  ...oneListed,
})
