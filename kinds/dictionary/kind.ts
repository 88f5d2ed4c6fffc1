import type { Field, FieldBase } from '../../core/field.ts'
import { checkCode, nameText } from '../chosen.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../written.ts'

export interface DictionaryField extends FieldBase {
  readonly kind: 'dictionary'
  /** The group of entries to choose from. */
  readonly group: string
}

type Options = OptionsOf<DictionaryField>

/** One entry of a dictionary group, held as its code. */
export function dictionary<const P extends Options>(options: Only<P, Options>): Field<string, { readonly kind: 'dictionary' } & P> {
  return fieldOf<'dictionary', P>('dictionary', options)
}

export const dictionaryKind = defineKind<DictionaryField>({
  name: 'dictionary',
  sql: () => 'text',
  check: checkCode,
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: true,
  numeric: false,
  text: (value, { group }, context) => nameText(value, `dictionary:${group}`, context),
  jsonSchema: ({ group }) => ({ type: 'string', maxLength: 64, description: `code of dictionary ${group}` }),
  namesFrom: ({ group }) => `dictionary:${group}`,
  expression: () => 'text',
  label: { zh: '字典单选', ru: 'Значение справочника', en: 'Dictionary choice' },
})
