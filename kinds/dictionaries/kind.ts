import type { Field, FieldBase } from '../../core/field.ts'
import { checkCodes, namesText } from '../chosen.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../written.ts'

export interface DictionariesField extends FieldBase {
  readonly kind: 'dictionaries'
  readonly group: string
  /** Most entries that may be chosen; 0 is no limit (WID-06). */
  readonly limit?: number
}

type Options = OptionsOf<DictionariesField>

/** Several entries of a dictionary group, held as their codes. */
export function dictionaries<const P extends Options>(options: Only<P, Options>): Field<readonly string[], { readonly kind: 'dictionaries' } & P> {
  return fieldOf<'dictionaries', P>('dictionaries', options)
}

export const dictionariesKind = defineKind<DictionariesField>({
  name: 'dictionaries',
  sql: () => 'text[]',
  check: (given, { limit }) => checkCodes(given, limit),
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  text: (value, { group }, context) => namesText(value, `dictionary:${group}`, context),
  jsonSchema: ({ group }) => ({ type: 'array', items: { type: 'string', maxLength: 64 }, description: `codes of dictionary ${group}` }),
  namesFrom: ({ group }) => `dictionary:${group}`,
  expression: () => 'list',
  label: { zh: '字典多选', ru: 'Значения справочника', en: 'Dictionary choices' },
})
