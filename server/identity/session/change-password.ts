import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Actor } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Caller, Origin } from '../../platform/http/caller-credentials.ts'
import { now } from '../../platform/process/clock.ts'
import { auditSecurity } from './audit-security.ts'
import { checkNewPassword } from './check-new-password.ts'
import type { Sessions } from './create-sessions.ts'
import { hashOf, setCredential } from './credential.ts'
import { endSessionsOf } from './end-session.ts'
import { fits, hashPassword } from './password-hash.ts'
import { countFailure, forgive, type GuardKey, guarded } from './sign-in-failures.ts'
import { logSignIn } from './sign-in-log.ts'

interface PasswordChange extends Origin {
  readonly oldPwd: string
  readonly newPwd: string
}

/** Changes one's own password and ends all other sessions of the person; the one in use goes on. */
export async function changePassword(sessions: Sessions, caller: Caller, change: PasswordChange): Promise<void> {
  const { actor } = caller
  await checkOwnPassword(sessions, actor, change.oldPwd, 'oldPwd')
  if (change.newPwd === change.oldPwd) throw Refusal.atField('newPwd', 'password.same')
  await checkNewPassword(sessions.pool, actor, change.newPwd, sessions.settings)
  const hash = await hashPassword(change.newPwd)
  const at = now()
  await inTransaction(sessions.pool, async (on) => {
    await setCredential(on, actor.id, hash, at)
    await endSessionsOf(on, actor.id, 'password', at, caller.sessionId)
    await forgive(on, keyOf(actor))
    await auditSecurity(on, { at, verb: 'password.change', accountId: actor.id, personId: actor.id, ...change })
    await logSignIn(on, {
      at,
      account: actor.code,
      personId: actor.id,
      outcome: 'password',
      way: 'password',
      client: '',
      ...change,
    })
  })
  sessions.sessions.forget()
}

/**
 * Refuses unless this is the person's password. Guessing it here is guessing it at the door: it counts and locks alike.
 */
export async function checkOwnPassword(
  sessions: Sessions,
  actor: Actor,
  password: string,
  field: string,
): Promise<void> {
  const key = keyOf(actor)
  await sessions.turns.run(key, () => check(sessions, actor.id, key, { password, field }))
}

function keyOf({ code }: Actor): GuardKey {
  return `account:${code.toLowerCase()}`
}

async function check(
  { pool, settings }: Sessions,
  personId: string,
  key: GuardKey,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> {
  const at = now()
  const { lockedUntil } = await guarded(pool, key, at, settings)
  if (lockedUntil !== null) throw new Refusal('sign-in.locked', { minutes: Math.ceil((lockedUntil - at) / minuteMs) })
  if (await fits(password, await hashOf(pool, personId))) return
  await countFailure(pool, key, at, settings)
  throw Refusal.atField(field, 'password.old-wrong')
}
