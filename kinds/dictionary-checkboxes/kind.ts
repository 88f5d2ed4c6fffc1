import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type GroupSeveralField, severalEntries } from '../dictionary-kinds.ts'

interface DictionaryCheckboxesField extends GroupSeveralField {
  readonly kind: 'dictionaryCheckboxes'
}

type Options = OptionsOf<DictionaryCheckboxesField>

/** Several entries of a short dictionary group, all in sight (WID-06). */
export function dictionaryCheckboxes<const P extends Options>(
  options: Only<P, Options>,
): Field<readonly string[], { readonly kind: 'dictionaryCheckboxes' } & P> {
  return fieldOf<'dictionaryCheckboxes', P>('dictionaryCheckboxes', options)
}

export const dictionaryCheckboxesKind = defineKind<DictionaryCheckboxesField>({
  name: 'dictionaryCheckboxes',
  label: { zh: '字典复选框', ru: 'Флажки по справочнику', en: 'Dictionary checkboxes' },
  ...severalEntries,
})
