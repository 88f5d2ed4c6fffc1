import type { DescribedField } from '../../core/described.ts'
import type { Json } from '../../core/json.ts'
import type { TextContext } from '../../core/kind.ts'
import { kindOf } from '../kinds.ts'

/** A value as people read it; nothing for an empty one. */
export function plainText(value: Json | undefined, field: DescribedField, text: TextContext): string {
  const kind = kindOf(field.kind)
  return value === null || value === undefined || kind.empty(value) ? '' : kind.text(value, field, text)
}
