import type { Json } from '../values/json.ts'

/** Lines of a sub-table that copied rows mean, and what could not be taken as it stands. */
export interface PastedLines {
  readonly lines: readonly Readonly<Record<string, Json>>[]
  readonly problems: readonly PastedProblem[]
}

/** A column in which some of the lines hold what was copied as it stood, or do not come to the copied `total`. */
export interface PastedProblem {
  readonly code: 'unknown' | 'ambiguous' | 'currency' | 'figure' | 'totals'
  readonly column: string
  readonly lines: readonly number[]
  readonly total?: string
}
