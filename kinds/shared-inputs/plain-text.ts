import type { DescribedField } from '../../core/description/described-document.ts'
import type { TextContext } from '../../core/description/field-kind.ts'
import type { Json } from '../../core/values/json.ts'
import { kindOf } from '../kinds.ts'

/** A value as people read it; nothing for an empty one. */
export function plainText(value: Json | undefined, field: DescribedField, text: TextContext): string {
  const kind = kindOf(field.kind)
  return value === null || value === undefined || kind.empty(value) ? '' : kind.text(value, field, text)
}
