import type { Value } from './formula-value.ts'
import type { Days } from './spreadsheet-dates.ts'

/** What functions may ask besides their arguments. */
export interface Surroundings {
  readonly days: Days
  /** The number of today, with the part of the day that has passed. */
  readonly now: () => number
}

/** A function of formulas. Its arguments have been counted; those that count only some stand with the evaluator. */
export type FormulaFunction = (args: readonly Value[], around: Surroundings) => Value
