import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type ListedSeveralField, severalListed } from '../listed-choice-kinds.ts'

interface SelectsField extends ListedSeveralField {
  readonly kind: 'selects'
}

type Options = OptionsOf<SelectsField>

/** Several of the field's own choices, in a drop-down (WID-06). */
export function selects<const P extends Options>(
  options: Only<P, Options>,
): Field<readonly string[], { readonly kind: 'selects' } & P> {
  return fieldOf<'selects', P>('selects', options)
}

export const selectsKind = defineKind<SelectsField>({
  name: 'selects',
  label: { zh: '下拉多选', ru: 'Список с выбором нескольких', en: 'Multi-select' },
  ...severalListed,
})
