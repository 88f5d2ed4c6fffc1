import type { Field, FieldBase } from '../../core/field.ts'
import { checkId, idSchema, nameText } from '../chosen.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../written.ts'

export interface PersonField extends FieldBase {
  readonly kind: 'person'
  /** Only holders of this role are offered. */
  readonly role?: string
  /** Data scope code that cuts the tree of the picker. */
  readonly scope?: string
  /** All companies, not just one's own (WID-09). */
  readonly everywhere?: boolean
}

type Options = OptionsOf<PersonField>

/** One person, held as his id. */
export function person<const P extends Options = object>(options?: Only<P, Options>): Field<string, { readonly kind: 'person' } & P> {
  return fieldOf<'person', P>('person', options)
}

export const personKind = defineKind<PersonField>({
  name: 'person',
  sql: () => 'uuid',
  check: checkId,
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  text: (value, _field, context) => nameText(value, 'person', context),
  jsonSchema: () => idSchema,
  namesFrom: () => 'person',
  expression: () => 'text',
  label: { zh: '人员单选', ru: 'Сотрудник', en: 'Person' },
})
