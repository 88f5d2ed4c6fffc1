import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { idSchema, namesText, severalIds } from '../id-values.ts'

interface PeopleField extends FieldBase {
  readonly kind: 'people'
  /** Code of a role: only its holders are offered and accepted. */
  readonly role?: string
  /** Data scope code: only people who work where it reaches, and oneself. */
  readonly scope?: string
  /** All companies; without it only people with a post in one's own or under it (WID-09). */
  readonly everywhere?: boolean
  /** Most people that may be chosen; 0 is no limit. */
  readonly limit?: number
  /** Ids that the picker neither adds nor removes (WID-09). */
  readonly locked?: readonly string[]
}

type Options = OptionsOf<PeopleField>

/** Several people, held as their ids in the order chosen. */
export function people<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<readonly string[], { readonly kind: 'people' } & P> {
  return fieldOf<'people', P>('people', options)
}

export const peopleKind = defineKind<PeopleField>({
  name: 'people',
  ...severalIds,
  text: (value, _field, context) => namesText(value, 'person', context),
  jsonSchema: () => ({ type: 'array', items: idSchema }),
  namesFrom: () => 'person',
  label: { zh: '人员多选', ru: 'Сотрудники', en: 'People' },
})
