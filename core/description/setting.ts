import type { Words } from '../values/language.ts'
import type { Field } from './field.ts'

/** One setting that an administrator may change while the product runs; its value is kept as text. */
export interface Setting {
  /** What it takes, of a kind whose values are text; an empty value means `initial`. */
  readonly field: Field
  readonly label: Words
  readonly help?: Words
  /** Written and never shown again. */
  readonly secret?: boolean
  /** Everybody's sign-in depends on it: two administrators of different offices change it. */
  readonly guarded?: boolean
}

/** Settings of one subject, by their keys. */
export interface SettingGroup {
  readonly code: string
  readonly label: Words
  readonly settings: Readonly<Record<string, Setting>>
}
