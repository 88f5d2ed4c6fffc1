import type { Sql } from '../database/sql.ts'
import type { AdmitParts } from './admit.ts'
import { beginSession } from './begin-session.ts'
import type { TokenPair } from './caller.ts'
import { markLogin } from './credential.ts'
import { forgive, type GuardKey } from './guard.ts'
import { needsSecondFactor } from './needs-second-factor.ts'
import { secondFactorOf } from './second-factor.ts'
import { logSignIn, type Origin, type SignInEntry } from './sign-in-log.ts'

export interface LetIn extends Origin {
  readonly personId: string
  readonly account: string
  /** Whose failures are forgotten. */
  readonly keys: readonly GuardKey[]
  readonly way: SignInEntry['way']
  readonly client: string
  readonly at: number
}

/** Whoever has proven who he is gets a session; what failed before is forgotten. */
export async function letIn(on: Sql, parts: Pick<AdmitParts, 'keys' | 'tokens' | 'settings'>, given: LetIn): Promise<TokenPair> {
  const { personId, keys, at } = given
  for (const key of keys) await forgive(on, key)
  await logSignIn(on, { ...given, outcome: 'ok' })
  await markLogin(on, personId, at)
  const { since } = await secondFactorOf(on, personId)
  const mustEnrol = since === null && (await needsSecondFactor(on, personId, parts.settings))
  return beginSession(on, parts, { ...given, mustEnrol })
}
