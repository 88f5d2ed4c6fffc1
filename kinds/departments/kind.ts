import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type Only } from '../define-kind.ts'
import { severalNodes, type SeveralNodesField, type SeveralNodesOptions } from '../organisation-nodes-kinds.ts'

interface DepartmentsField extends SeveralNodesField {
  readonly kind: 'departments'
}

/** Several departments of the organisation tree, held as their ids in the order chosen. */
export function departments<const P extends SeveralNodesOptions = object>(
  options?: Only<P, SeveralNodesOptions>,
): Field<readonly string[], { readonly kind: 'departments' } & P> {
  return fieldOf<'departments', P>('departments', options)
}

export const departmentsKind = defineKind<DepartmentsField>({
  name: 'departments',
  label: { zh: '部门多选', ru: 'Подразделения', en: 'Departments' },
  ...severalNodes('department'),
})
