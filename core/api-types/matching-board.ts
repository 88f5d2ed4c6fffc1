import type { MatchingNarrow } from '../description/matching.ts'

/** One side of a matching board: a list of a document, and the field that says how much is left. */
export interface MatchingSideInfo {
  readonly module: string
  readonly document: string
  readonly list: string
  readonly remaining: string
  /** What is said where nothing is open. */
  readonly empty: string
}

/** A matching board as one reader sees it. */
export interface MatchingDescribed {
  readonly module: string
  readonly name: string
  readonly label: string
  readonly left: MatchingSideInfo
  readonly right: MatchingSideInfo
  readonly pairs: { readonly module: string; readonly document: string; readonly list: string }
  /** Fields in which rows of both sides agree: of the left -> of the right. */
  readonly alike: Readonly<Record<string, string>>
  /** By what all of it is narrowed together. */
  readonly narrow: readonly MatchingNarrow[]
  readonly tolerance: string
  /** Digits that amounts are written with, and whether they are money rather than a quantity. */
  readonly digits: number
  readonly money: boolean
  readonly proposes: number
  /** Whether he may make pairs. */
  readonly mayConfirm: boolean
  /** The verb of the left side, and what of it is asked of whoever chooses by himself. */
  readonly verb: string
  /** What the verb is called that takes a pair back; null where he may not. */
  readonly undo: string | null
  readonly asks: readonly string[]
  readonly leads: readonly { readonly path: string; readonly label: string }[]
}

/** A row of one side within a proposal. */
export interface ProposedRow {
  readonly id: string
  readonly title: string
  readonly remaining: string
  readonly currency: string | null
}

/** Two rows that seem to belong together, how much of them, and why. */
export interface Proposal {
  readonly left: ProposedRow
  readonly right: ProposedRow
  readonly amount: string
  readonly score: number
  readonly reasons: readonly string[]
}

/** The proposals, the surest first; `total` counts those that were left off too. */
export interface Proposals {
  readonly proposals: readonly Proposal[]
  readonly total: number
}

/** What became of a pair: code `0`, or why nothing of it was done. */
export interface PairOutcome {
  readonly left: string
  readonly right: string
  readonly code: string
  readonly msg?: string
  readonly errors?: Readonly<Record<string, string>>
}
