import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type GroupField, oneEntry } from '../dictionary-kinds.ts'

interface DictionaryField extends GroupField {
  readonly kind: 'dictionary'
}

type Options = OptionsOf<DictionaryField>

/** One entry of a dictionary group, held as its code. */
export function dictionary<const P extends Options>(
  options: Only<P, Options>,
): Field<string, { readonly kind: 'dictionary' } & P> {
  return fieldOf<'dictionary', P>('dictionary', options)
}

export const dictionaryKind = defineKind<DictionaryField>({
  name: 'dictionary',
  label: { zh: '字典单选', ru: 'Значение справочника', en: 'Dictionary choice' },
  ...oneEntry,
})
