import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { checkId, idSchema, nameText } from '../id-values.ts'
import { nothing } from '../normalize-text.ts'

interface UnitField extends FieldBase {
  readonly kind: 'unit'
  /** Data scope code: only nodes that it reaches are offered and accepted (WID-08). */
  readonly scope?: string
}

type Options = OptionsOf<UnitField>

/** One unit (group or company) of the organisation tree, held as its id. */
export function unit<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'unit' } & P> {
  return fieldOf<'unit', P>('unit', options)
}

export const unitKind = defineKind<UnitField>({
  name: 'unit',
  sql: () => 'uuid',
  check: checkId,
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  text: (value, _field, context) => nameText(value, 'unit', context),
  jsonSchema: () => idSchema,
  namesFrom: () => 'unit',
  expression: () => 'text',
  label: { zh: '单位', ru: 'Организация', en: 'Unit' },
})
