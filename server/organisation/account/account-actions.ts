import { randomInt } from 'node:crypto'
import sql from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import { contactFields } from '../../../core/api-types/account-request.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { holdsAnyCode } from '../../identity/access/holds-any-code.ts'
import { auditSecurity, type SecurityEvent } from '../../identity/session/audit-security.ts'
import { setCredential } from '../../identity/session/credential.ts'
import { endSessionsOf } from '../../identity/session/end-session.ts'
import { hashPassword } from '../../identity/session/password-hash.ts'
import { sendLink } from '../../identity/session/password-link.ts'
import { dropSecondFactor, secondFactorOf } from '../../identity/session/second-factor.ts'
import { forgive } from '../../identity/session/sign-in-failures.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { changeSetting } from '../../records/settings/change-setting.ts'
import { planValue } from '../../records/settings/scheduled-setting-changes.ts'
import { save } from '../../records/write/save-record.ts'
import { changeLeader } from '../structure/change-leader.ts'
import { handOver, partOf } from '../structure/handover.ts'
import { isContactField } from './account-request-notices.ts'
import type { Asked } from './account-request-store.ts'

// Nobody takes one of these for another when it is read aloud.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** What somebody outside the transaction knows: the address links lead to. */
interface Surroundings {
  readonly site: string
}

/** The account of a person in service whom the caller may see. */
export interface Account {
  readonly id: string
  readonly code: string
  readonly tel: string | null
  readonly active: boolean
}

/** The account, when the caller may see its person at all. */
export async function accountOf(ctx: Ctx, id: string | undefined): Promise<Account> {
  const seen = id === undefined ? null : await readRecord(ctx, person, id)
  const account = seen === null || id === undefined ? null : await accountBehind(ctx, id)
  if (account === null) throw new Refusal('record.missing', {}, { status: 404 })
  return account
}

async function accountBehind({ sql: on }: Ctx, id: string): Promise<Account | null> {
  const [account] = await on.query<Account>(
    sql`select id, user_code as code, user_tel as tel, user_zt = '1' as active from base.person where id = ${id}::uuid and del_flag = 0`,
  )
  return account ?? null
}

/**
 * Whether it takes two people. A password that an administrator sees always does, except the very first of an account
 * that was never used and has no rights of its own: nothing has been done in that name. What goes to the owner's own
 * phone, or leaves one of two proofs, does for whoever moves money or administers others.
 */
export async function needsSecond(ctx: Ctx, kind: Asked['kind'], id: string): Promise<boolean> {
  if (await holdsAnyCode(ctx.sql, id, ctx.running.guarded)) return true
  return kind === 'password' ? !(await isUnused(ctx, id)) : kind === 'contact'
}

async function isUnused({ sql: on }: Ctx, id: string): Promise<boolean> {
  const [row] = await on.query<{ unused: boolean }>(sql`
    select p.last_login is null and not exists (select from engine.credential c where c.person_id = p.id)
      and not exists (select from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0 where m.user_id = p.id and m.del_flag = 0 and r.role_code <> 'staff') as unused
    from base.person p where p.id = ${id}::uuid`)
  return row?.unused === true
}

/** Does what was agreed to, or what needs no agreement; a password is made when it is collected. */
export async function carryOut(ctx: Ctx, asked: Asked, { site }: Surroundings): Promise<void> {
  const { kind, personId } = asked
  if (kind === 'setting') return changeValue(ctx, asked)
  if (personId === null || kind === 'password') return
  if (kind === 'contact') return changeContact(ctx, personId, asked)
  if (kind === 'handover') return void (await handOver(ctx, personId, valueOf(asked), partOf(asked.key)))
  if (kind === 'leader') return changeLeader(ctx, asked)
  if (kind === 'secondFactor') return leaveSecondFactor(ctx, personId)
  const { tel } = await requireReachable(ctx, personId)
  await sendLink(ctx.sql, { personId, tel, madeBy: ctx.actor.id, lang: ctx.lang, at: ctx.now, site })
  await auditSecurity(ctx.sql, eventOf(ctx, 'password.reset', personId))
}

function valueOf({ changes }: Asked): string {
  return changes[0]?.after ?? ''
}

/** A password for one sign-in; every session of the account ends. It is seen this once. */
export async function makePassword(ctx: Ctx, personId: string): Promise<string> {
  const account = await accountBehind(ctx, personId)
  if (account === null) throw new Refusal('record.missing', {}, { status: 404 })
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  // Twelve random characters: about 59 bits.
  const password = [group(), group(), group()].join('-')
  await setCredential(ctx.sql, personId, await hashPassword(password), ctx.now, true)
  await endSessionsOf(ctx.sql, personId, 'password', ctx.now)
  await forgive(ctx.sql, `account:${account.code.toLowerCase()}`)
  await auditSecurity(ctx.sql, eventOf(ctx, 'password.reset', personId))
  return password
}

/** Refuses whoever cannot be sent a message. */
export async function requireReachable(ctx: Ctx, personId: string): Promise<{ readonly tel: string }> {
  const account = await accountBehind(ctx, personId)
  if (account === null || !account.active) throw new Refusal('password.link-inactive')
  if (!account.tel) throw new Refusal('password.link-no-phone')
  return { tel: account.tel }
}

/** Refuses where there is no second factor to leave. */
export async function requireSecondFactor(ctx: Ctx, personId: string): Promise<void> {
  if ((await secondFactorOf(ctx.sql, personId)).since === null) throw new Refusal('second-factor.off')
}

async function leaveSecondFactor(ctx: Ctx, personId: string): Promise<void> {
  await requireSecondFactor(ctx, personId)
  await dropSecondFactor(ctx.sql, personId)
  await endSessionsOf(ctx.sql, personId, 'password', ctx.now)
  await auditSecurity(ctx.sql, eventOf(ctx, 'second-factor.reset', personId))
}

async function changeContact(ctx: Ctx, personId: string, { changes }: Asked): Promise<void> {
  const own = ctx.withoutScope('sign-in data that two administrators changed')
  const record = await readRecord(own, person, personId, true)
  if (record === null) throw new Refusal('record.missing', {}, { status: 404 })
  // What it was meanwhile changed to is not what was agreed to.
  if (changes.some(({ name, before }) => String(record[name] ?? '') !== before))
    throw new Refusal('record.changed', {}, { status: 409 })
  const given = Object.fromEntries(
    changes.filter(({ name }) => isContactField(name)).map(({ name, after }) => [name, after === '' ? null : after]),
  )
  await save(own, person, { ...given, id: personId, ver: record.ver })
}

/** What would change of somebody's sign-in data, tried against every rule of the form without leaving a trace. */
export async function contactChanges(
  ctx: Ctx,
  personId: string,
  given: Readonly<Partial<Record<(typeof contactFields)[number], string>>>,
): Promise<Asked['changes']> {
  const record = await readRecord(ctx.withoutScope('sign-in data to change'), person, personId)
  const changes = contactFields.flatMap((name) => {
    const [before, after] = [String(record?.[name] ?? ''), given[name]]
    return after === undefined || after === before ? [] : [{ name, before, after }]
  })
  if (changes.length === 0) throw new Refusal('account.same')
  await ctx.sql.query(sql`savepoint trial`)
  await changeContact(ctx, personId, { kind: 'contact', personId, changes })
  await ctx.sql.query(sql`rollback to savepoint trial`)
  return changes
}

async function changeValue(ctx: Ctx, asked: Asked): Promise<void> {
  const { key = '', note = null, due = null } = asked
  const value = valueOf(asked)
  if (due === null || due <= ctx.now) await changeSetting(ctx, key, value, note)
  else await planValue(ctx, key, value, due, note)
}

function eventOf(
  { now: at, actor, ip, requestId }: Ctx,
  verb: SecurityEvent['verb'],
  accountId: string,
): SecurityEvent {
  return { at, verb, accountId, personId: actor.id, ip, requestId }
}
