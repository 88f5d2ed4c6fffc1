import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { checkId, idSchema, nameText } from '../id-values.ts'
import { nothing } from '../normalize-text.ts'

interface DepartmentField extends FieldBase {
  readonly kind: 'department'
  /** Data scope code: only nodes that it reaches are offered and accepted (WID-08). */
  readonly scope?: string
  /** The group and units are offered as well: any node of the tree. */
  readonly units?: true
}

type Options = OptionsOf<DepartmentField>

/** One department of the organisation tree, held as its id. */
export function department<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'department' } & P> {
  return fieldOf<'department', P>('department', options)
}

export const departmentKind = defineKind<DepartmentField>({
  name: 'department',
  sql: () => 'uuid',
  check: checkId,
  missing: 'kind.choose',
  empty: nothing,
  filter: 'oneOf',
  sortable: false,
  numeric: false,
  text: (value, _field, context) => nameText(value, 'department', context),
  jsonSchema: () => idSchema,
  namesFrom: () => 'department',
  expression: () => 'text',
  label: { zh: '部门', ru: 'Подразделение', en: 'Department' },
})
