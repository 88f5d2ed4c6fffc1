import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { checkId, idSchema, nameText } from '../id-values.ts'
import { nothing } from '../normalize-text.ts'

interface PersonField extends FieldBase {
  readonly kind: 'person'
  /** Code of a role: only its holders are offered and accepted. */
  readonly role?: string
  /** Data scope code: only people who work where it reaches, and oneself. */
  readonly scope?: string
  /** All companies; without it only people with a post in one's own or under it (WID-09). */
  readonly everywhere?: boolean
  /** Ids that the picker neither adds nor removes (WID-09). */
  readonly locked?: readonly string[]
}

type Options = OptionsOf<PersonField>

/** One person, held as his id. */
export function person<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'person' } & P> {
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
