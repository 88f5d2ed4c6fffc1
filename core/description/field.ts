import type { Json } from '../values/json.ts'

/** A condition or formula over a record's field names, in the expression language of core/expression/expression.ts. */
export type Expression = string

/** How a value is hidden from those who may not read it whole. */
export type Mask = 'phone' | 'account' | 'idCard' | 'hidden'

/** What every field may say, whatever its kind; a kind adds its own options beside these. */
export interface FieldBase {
  readonly kind: string
  /** Must be filled: always, or while the expression holds. */
  readonly required?: boolean | Expression
  /** Shown only while the expression holds; a hidden field is neither required nor kept. */
  readonly visible?: Expression
  /** Never typed by a person, or not while the expression holds. */
  readonly readonly?: boolean | Expression
  /** Value of a new record: a constant, or `{ expression }` over the drafter and the record. */
  readonly initial?: Json | { readonly expression: Expression }
  /** Derived from other fields on both sides; nobody types it. Stored, so that lists can sort by it. */
  readonly calc?: Expression
  /** No two living records share it. */
  readonly unique?: boolean
  /** Found by the search box. */
  readonly searched?: boolean
  /** Lists filter or sort by it often: gets an index. */
  readonly indexed?: boolean
  /** Permission code without which the value is masked (or absent when `mask` is `hidden`). */
  readonly read?: string
  readonly mask?: Mask
  /** Its column (a sub-table's: the end of its table's name), where that is not called after the field. */
  readonly column?: string
  /** Changing it after approval started voids decisions: part of the sealed hash of the approval. */
  readonly sealed?: boolean
}

declare const value: unique symbol

/** A described field whose values are `T`; the type exists for inference only, the data is plain JSON. */
export type Field<T = unknown, O extends FieldBase = FieldBase> = O & { readonly [value]?: T }

export type Fields = Readonly<Record<string, Field>>

type Held<F> = F extends { readonly [value]?: infer T } ? Exclude<T, undefined> : never

/** The value a record holds for a field: null unless it is always required. */
type ValueOf<F> = F extends { readonly required: true } ? Held<F> : Held<F> | null

/** The values of a set of fields. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> }
