import type { AdmitParts } from './admit.ts'
import type { InTurn } from './in-turn.ts'

/** What signing in needs beside what letting requests in needs. */
export interface SignInParts extends AdmitParts {
  readonly turns: InTurn
}
