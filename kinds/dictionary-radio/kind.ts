import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { type GroupField, oneEntry } from '../dictionary-kinds.ts'

interface DictionaryRadioField extends GroupField {
  readonly kind: 'dictionaryRadio'
}

type Options = OptionsOf<DictionaryRadioField>

/** One entry of a short dictionary group, all in sight (WID-06). */
export function dictionaryRadio<const P extends Options>(
  options: Only<P, Options>,
): Field<string, { readonly kind: 'dictionaryRadio' } & P> {
  return fieldOf<'dictionaryRadio', P>('dictionaryRadio', options)
}

export const dictionaryRadioKind = defineKind<DictionaryRadioField>({
  name: 'dictionaryRadio',
  label: { zh: '字典单选框', ru: 'Переключатель по справочнику', en: 'Dictionary radio buttons' },
  ...oneEntry,
})
