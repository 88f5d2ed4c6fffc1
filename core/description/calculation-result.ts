import type { Json } from '../values/json.ts'
import type { Words } from '../values/language.ts'
import type { Params } from '../words/refusal.ts'

/** What keeps a calculation from having a result, as its module says it. */
export interface Lack {
  readonly words: Words
  readonly params?: Params
}

/** One line of the working: values of the columns of the sub-table that keeps it. */
type WorkingLine = Readonly<Record<string, Json>>

/** What a calculation came to: every figure with the way to it, or what it lacks. */
export interface Calculation {
  /** By the names of the fields that keep them; null where there is none. */
  readonly results: Readonly<Record<string, Json>>
  readonly working: readonly WorkingLine[]
  readonly lacks: readonly Lack[]
}

/**
 * Calculates from the values of a record alone, the same in the page and on the server: no clock, no database, no
 * floats.
 */
export type Calculate = (inputs: Readonly<Record<string, Json>>) => Calculation
