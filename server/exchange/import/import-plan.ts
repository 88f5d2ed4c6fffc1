import type { FieldBase, Fields } from '../../../core/description/field.ts'
import type { Asker } from '../../../core/expression/expression.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { Values } from '../../../kinds/check-record.ts'

/** A field that a row may fill. */
export interface ImportField {
  readonly name: string
  readonly field: FieldBase
  /** The dictionary, people, units or records that its labels stand for. */
  readonly source: string | null
}

/** All that is needed to check rows anywhere, also in a thread of its own: plain data. */
export interface ImportPlan {
  readonly lang: Lang
  /** Every field of the document: its conditions and formulas read them. */
  readonly fields: Fields
  readonly own: readonly ImportField[]
  /** Field to what it is called, in every language. */
  readonly labels: Readonly<Record<string, readonly string[]>>
  readonly asker: Asker
  /** The columns beside the fields of a new record. */
  readonly beside: Values
}

/** A key, nothing, or several things of that name. */
export type Found = { readonly key: string } | 'none' | 'many'

/** Source and label to what they stand for. */
export type Known = ReadonlyMap<string, Found>

export function knownName(source: string, label: string): string {
  return `${source}\n${label}`
}
