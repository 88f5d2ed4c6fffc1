import type { AdmitParts } from './authenticate-request.ts'
import type { Directory } from './identity-providers/ldap-directory.ts'
import type { InTurn } from './serial-queue-by-key.ts'

/** What signing in needs beside what letting requests in needs. */
export interface SignInParts extends AdmitParts {
  readonly turns: InTurn
  /** Keeps the passwords of the people it knows; null where passwords are kept here alone. */
  readonly directory: Directory | null
  /** Codes whose holders are guarded. */
  readonly guarded: ReadonlySet<string>
}
