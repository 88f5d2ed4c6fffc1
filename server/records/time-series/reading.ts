import type { FieldError } from '../../../core/words/refusal.ts'

/** A reading as it is sent: whose by its code, when, and its values by the names of the fields. */
export type Reading = Readonly<Record<string, unknown>>

/** A reading that was not taken, and why. */
export interface RefusedReading {
  /** Its place among those sent, from 1. */
  readonly row: number
  readonly key: string
  readonly at: string
  readonly reason: FieldError
}

/** What became of what was sent. */
export interface Taken {
  /** Written for the first time. */
  readonly taken: number
  /** Were there with other values, which these replace. */
  readonly corrected: number
  /** Were there already, just so. */
  readonly doubled: number
  readonly refused: readonly RefusedReading[]
}
