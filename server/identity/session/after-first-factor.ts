import { inTransaction } from '../../platform/database/transaction.ts'
import type { TokenPair } from '../../platform/http/caller-credentials.ts'
import { type LetIn, letIn } from './complete-sign-in.ts'
import { makeTicket } from './second-factor-sign-in.ts'
import { secondFactorOf } from './second-factor.ts'
import type { SignInParts } from './sign-in-dependencies.ts'

/** A session, or, of somebody with a second factor, a ticket to come back with and its code. */
export type SignedIn = { readonly pair: TokenPair } | { readonly ticket: string }

/** What follows whichever first proof was right: password, message, directory or provider. */
export async function afterFirstProof(parts: SignInParts, given: LetIn): Promise<SignedIn> {
  const { pool } = parts
  // Nothing is forgiven before the second proof: whoever knows a password could else try codes for ever.
  if ((await secondFactorOf(pool, given.personId)).since !== null)
    return { ticket: await makeTicket(pool, given, given.at) }
  return { pair: await inTransaction(pool, (on) => letIn(on, parts, given)) }
}
