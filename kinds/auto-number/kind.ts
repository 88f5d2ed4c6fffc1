import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing, oneLine } from '../normalize-text.ts'

interface AutoNumberField extends FieldBase {
  readonly kind: 'autoNumber'
  readonly readonly: true
}

type Options = Omit<OptionsOf<AutoNumberField>, 'readonly'>

/** The number the server gives a new record, by the document's `number` pattern. */
export function autoNumber<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'autoNumber'; readonly readonly: true } & P> {
  return { ...fieldOf<'autoNumber', P>('autoNumber', options), readonly: true }
}

export const autoNumberKind = defineKind<AutoNumberField>({
  name: 'autoNumber',
  sql: () => 'text',
  check: (given) => {
    const value = typeof given === 'string' && given.length <= 200 ? oneLine(given) : ''
    return value === '' || value.length > 64 ? { error: { code: 'kind.wrongType' } } : { value }
  },
  missing: 'kind.fill',
  empty: nothing,
  filter: 'contains',
  sortable: true,
  numeric: false,
  text: (value) => (typeof value === 'string' ? value : ''),
  jsonSchema: () => ({ type: 'string', maxLength: 64, readOnly: true }),
  expression: () => 'text',
  label: { zh: '自动编号', ru: 'Автоматический номер', en: 'Automatic number' },
})
