import type { FieldBase } from '../../../core/description/field.ts'
import { kindOf } from '../../../kinds/kinds.ts'

/** A figure with as many digits after the point as its field holds. */
export function rounded(field: FieldBase | undefined, figure: string): string {
  const settled = field === undefined ? figure : kindOf(field.kind).settle?.(figure, field)
  return typeof settled === 'string' ? settled : figure
}
