import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type Only } from '../define-kind.ts'
import { severalNodes, type SeveralNodesField, type SeveralNodesOptions } from '../organisation-nodes-kinds.ts'

interface UnitsField extends SeveralNodesField {
  readonly kind: 'units'
}

/** Several units of the organisation tree, held as their ids in the order chosen. */
export function units<const P extends SeveralNodesOptions = object>(
  options?: Only<P, SeveralNodesOptions>,
): Field<readonly string[], { readonly kind: 'units' } & P> {
  return fieldOf<'units', P>('units', options)
}

export const unitsKind = defineKind<UnitsField>({
  name: 'units',
  label: { zh: '单位多选', ru: 'Организации', en: 'Units' },
  ...severalNodes('unit'),
})
