import type { Kind } from '../core/description/field-kind.ts'
import type { FieldBase } from '../core/description/field.ts'
import type { OptionsOf } from './define-kind.ts'
import { idSchema, namesText, severalIds } from './id-values.ts'

export interface SeveralNodesField extends FieldBase {
  /** Data scope code: only nodes that it reaches are offered and accepted (WID-08). */
  readonly scope?: string
  /** Most nodes that may be chosen; 0 is no limit. */
  readonly limit?: number
  /** The group and units are offered as well: any node of the tree. */
  readonly units?: true
}

export type SeveralNodesOptions = OptionsOf<SeveralNodesField>

/** What both kinds do that hold several nodes of the organisation tree. */
export function severalNodes(source: 'unit' | 'department'): Omit<Kind<SeveralNodesField>, 'name' | 'label'> {
  return {
    ...severalIds,
    text: (value, _field, context) => namesText(value, source, context),
    jsonSchema: () => ({ type: 'array', items: idSchema }),
    namesFrom: () => source,
  }
}
