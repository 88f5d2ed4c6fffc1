import type { ValueType } from '../expression/value-type.ts'
import type { Json } from '../values/json.ts'
import type { Lang, Words } from '../values/language.ts'
import type { FieldError } from '../words/refusal.ts'
import type { Expression, FieldBase, Fields } from './field.ts'

/** A value as it is after checking, or what is wrong with it. `value` is what a record holds. */
export type Checked = { readonly value: Json } | { readonly error: FieldError }

/** Names behind codes and ids, looked up beforehand by whoever renders text. */
export interface TextContext {
  readonly lang: Lang
  /** Dictionary label, person, unit or record title; the raw value when unknown. */
  readonly name: (source: string, key: string) => string
}

/** How a list may be cut by a field of this kind. */
type FilterSort = 'equal' | 'oneOf' | 'range' | 'contains' | 'none'

/**
 * One sort of value: everything the engine must know about it, on both sides.
 * `check` takes what a person or a request gave and is the only validation there is.
 */
export interface Kind<F extends FieldBase = FieldBase> {
  readonly name: string
  /** Column type in PostgreSQL; null when the value has no column of its own (sub-tables). */
  readonly sql: (field: F) => string | null
  /** Normalises and checks one non-empty value; emptiness and `required` are the engine's. */
  readonly check: (given: Json, field: F) => Checked
  /**
   * Code of the message for an empty required field: `kind.fill` 请填写, `kind.choose` 请选择, `kind.upload` 请上传.
   */
  readonly missing: string
  readonly empty: (value: Json) => boolean
  /** What a record holds when nothing was given; null unless said ('0' for yes or no, [] for lines). */
  readonly nothing?: Json
  /** Options that demand a value without saying `required` (a least number of lines). */
  readonly demanded?: (field: F) => boolean
  /**
   * Record value -> database value; what the database gives back is the record's value (numeric and date as text, times
   * as ms).
   */
  readonly toSql?: (value: Json, field: F) => Json
  /** Record value -> what travels to a page (a day travels as ms of 11:00 Shanghai). Identity unless said. */
  readonly toWire?: (value: Json, field: F) => Json
  readonly filter: FilterSort
  readonly sortable: boolean
  /**
   * How people expect such texts in order: by their reading, names by the strokes of the surname; codes by their bytes
   * (null).
   */
  readonly collation?: (field: F) => 'pinyin' | 'strokes' | null
  /** Numbers align right and total. */
  readonly numeric: boolean
  /** What a person reads in a cell, spreadsheet, print, audit line. */
  readonly text: (value: Json, field: F, context: TextContext) => string
  /** JSON Schema of the wire value, for OpenAPI. */
  readonly jsonSchema: (field: F) => Readonly<Record<string, Json>>
  /** Which names `text` needs: `dictionary:currency`, `person`, `unit`, `document:contracts.contract`. */
  readonly namesFrom?: (field: F) => string | null
  /** What the value is in expressions. */
  readonly expression: (field: F) => ValueType
  /** A computed value as the column holds it (rounded to its digits). Identity unless said. */
  readonly settle?: (computed: Json, field: F) => Json
  /** Expressions of the same type that the value must not be below or above. */
  readonly bounds?: (field: F) => { readonly least?: Expression; readonly most?: Expression }
  /** What to say of a value beyond its bounds, where the bound itself would say little. */
  readonly beyond?: (field: F) => string
  /** The value as other fields tell it; null when they do not, and a person gives it. */
  readonly derive?: (field: F, values: Readonly<Record<string, Json | undefined>>) => Json
  /** Fields of the records that the value is a list of (sub-tables). */
  readonly columns?: (field: F) => Fields
  /** The kind's own name in three languages (gallery, form designer). */
  readonly label: Words
}
