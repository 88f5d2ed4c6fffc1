import type { AnyDocument } from '../../../core/description/document.ts'
import type { Fields } from '../../../core/description/field.ts'

/** The columns of a sub-table; null where a name is of none. */
export function columnsOf({ fields }: AnyDocument, name: string): Fields | null {
  const field: { readonly kind?: string; readonly fields?: Fields } = fields[name] ?? {}
  return field.kind === 'lines' ? (field.fields ?? null) : null
}
