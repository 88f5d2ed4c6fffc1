import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Origin } from '../../platform/http/caller-credentials.ts'
import { loadActor } from '../access/actor.ts'
import { putInOutbox } from './account-message-outbox.ts'
import { auditSecurity } from './audit-security.ts'
import { checkNewPassword } from './check-new-password.ts'
import type { Sessions } from './create-sessions.ts'
import { setCredential } from './credential.ts'
import { endSessionsOf } from './end-session.ts'
import { hashPassword } from './password-hash.ts'
import { forgive } from './sign-in-failures.ts'
import { logSignIn } from './sign-in-log.ts'

/** How long a link may be followed. */
export const linkMinutes = 30

interface LinkWanted {
  readonly personId: string
  readonly tel: string
  readonly madeBy: string
  readonly lang: Lang
  readonly at: number
  /** Address of the product as its people know it, without a slash at the end. */
  readonly site: string
}

/** Makes a link of one use and sends it to the person's phone; the links before it are good no more. */
export async function sendLink(on: Sql, { personId, tel, madeBy, lang, at, site }: LinkWanted): Promise<void> {
  const token = await makeLink(on, personId, madeBy, at)
  // Behind the hash, so that it stands in nobody's log.
  await putInOutbox(on, {
    to: tel,
    personId,
    purpose: 'password',
    text: 'sms.link',
    params: { link: `${site}/reset#${token}`, minutes: linkMinutes },
    lang,
    at,
  })
}

/** A token of one use with which the person's password is set; those before it are good no more. */
export async function makeLink(on: Sql, personId: string, madeBy: string, at: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await on.query(
    sql`update engine.password_link set expires_at = ${new Date(at)} where person_id = ${personId}::uuid and used_at is null and expires_at > ${new Date(at)}`,
  )
  await on.query(sql`
    insert into engine.password_link (digest, person_id, made_by, created_at, expires_at)
    values (${digest(token)}, ${personId}::uuid, ${madeBy}::uuid, ${new Date(at)}, ${new Date(at + linkMinutes * minuteMs)})`)
  return token
}

/** Whose link this is, while it is good and he may sign in; the same refusal for a wrong, used and outlived one. */
export async function personOfLink(
  on: Sql,
  token: string,
  at: number,
): Promise<{ readonly id: string; readonly code: string }> {
  const [found] = await on.query<{ id: string; code: string }>(sql`
    select p.id, p.user_code as code from engine.password_link l join base.person p on p.id = l.person_id
    where l.digest = ${digest(token)} and l.used_at is null and l.expires_at > ${new Date(at)} and p.user_zt = '1' and p.del_flag = 0`)
  if (found === undefined) throw new Refusal('password.link-over')
  return found
}

/** Sets the password that the holder of a link has chosen: the link is used, his sessions end, his lock is gone. */
export async function changeByLink(
  sessions: Sessions,
  token: string,
  newPwd: string,
  at: number,
  origin: Origin,
): Promise<void> {
  const { id, code } = await personOfLink(sessions.pool, token, at)
  await checkNewPassword(sessions.pool, await loadActor(sessions.pool, id), newPwd, sessions.settings)
  const hash = await hashPassword(newPwd)
  await inTransaction(sessions.pool, async (on) => {
    const used = await on.query(
      sql`update engine.password_link set used_at = ${new Date(at)} where digest = ${digest(token)} and used_at is null and expires_at > ${new Date(at)} returning person_id`,
    )
    if (used.length === 0) throw new Refusal('password.link-over')
    await setCredential(on, id, hash, at)
    await endSessionsOf(on, id, 'password', at)
    await forgive(on, `account:${code.toLowerCase()}`)
    await auditSecurity(on, { at, verb: 'password.change', accountId: id, personId: id, ...origin })
    await logSignIn(on, {
      at,
      account: code,
      personId: id,
      outcome: 'password',
      way: 'password',
      client: '',
      ...origin,
    })
  })
  sessions.sessions.forget()
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
