import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type GroupSeveralField, severalEntries } from '../dictionary-kinds.ts'

interface DictionariesField extends GroupSeveralField {
  readonly kind: 'dictionaries'
}

type Options = OptionsOf<DictionariesField>

/** Several entries of a dictionary group, held as their codes. */
export function dictionaries<const P extends Options>(
  options: Only<P, Options>,
): Field<readonly string[], { readonly kind: 'dictionaries' } & P> {
  return fieldOf<'dictionaries', P>('dictionaries', options)
}

export const dictionariesKind = defineKind<DictionariesField>({
  name: 'dictionaries',
  label: { zh: '字典多选', ru: 'Значения справочника', en: 'Dictionary choices' },
  ...severalEntries,
})
