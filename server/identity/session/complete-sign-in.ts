import sql from 'sql-template-tag'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { TokenPair, Origin } from '../../platform/http/caller-credentials.ts'
import { isAllowedFrom } from './allowed-addresses.ts'
import type { AdmitParts } from './authenticate-request.ts'
import { beginSession } from './begin-session.ts'
import { markLogin } from './credential.ts'
import { needsSecondFactor } from './needs-second-factor.ts'
import { secondFactorOf } from './second-factor.ts'
import type { SessionSettings } from './session-settings.ts'
import { forgive, type GuardKey } from './sign-in-failures.ts'
import { logSignIn, type SignInEntry } from './sign-in-log.ts'

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
export async function letIn(
  on: Sql,
  parts: Pick<AdmitParts, 'keys' | 'tokens' | 'settings'>,
  given: LetIn,
): Promise<TokenPair> {
  const { personId, keys, at, ip } = given
  const { settings } = parts
  await requireAddress(on, personId, ip, settings)
  for (const key of keys) await forgive(on, key)
  await logSignIn(on, { ...given, outcome: 'ok' })
  await markLogin(on, personId, at, settings.passwordLife)
  const { since } = await secondFactorOf(on, personId)
  const mustEnrol = since === null && (await needsSecondFactor(on, personId, settings))
  return beginSession(on, parts, { ...given, mustEnrol })
}

/** The same answer as to whoever is asked for another page: the way in is right, the place is not. */
async function requireAddress(on: Sql, personId: string, ip: string, { addresses }: SessionSettings): Promise<void> {
  if (addresses.size === 0) return
  const held = await on.query<{ code: string }>(sql`
    select r.role_code as code from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0 where m.user_id = ${personId}::uuid and m.del_flag = 0`)
  if (
    !isAllowedFrom(
      addresses,
      held.map(({ code }) => code),
      ip,
    )
  )
    throw new Refusal('sign-in.address', {}, { status: 200 })
}
