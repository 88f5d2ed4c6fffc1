import type { Words } from '../core/values/language.ts'

/** One column of such a list; `filter` says how it may be asked, and is not given where it may not. */
export interface CallField {
  readonly kind: 'text' | 'dateTime' | 'dictionary' | 'number'
  readonly label: Words
  readonly width?: number
  readonly filter?: 'contains' | 'oneOf' | 'range'
  /** Codes of a dictionary column. */
  readonly options?: readonly CallOption[]
}

export interface CallOption {
  readonly code: string
  readonly label: Words
  readonly color?: string
}

/**
 * A list that a fixed call answers: what is kept by the engine and is no document. Described once, so that
 * the page, its conditions and its export say the same.
 */
export interface CallList {
  /** With `name` the address of its calls: `/api/<module>/<name>/page` and `/export`. */
  readonly module: string
  readonly name: string
  readonly label: Words
  /** The column that names a row. */
  readonly title: string
  /** The column with the number of a row, which is shown whole. */
  readonly number?: string
  /** The column that stands as a tag beside the title of a card. */
  readonly state?: string
  readonly fields: Readonly<Record<string, CallField>>
  readonly columns: readonly string[]
  readonly search: readonly string[]
}
