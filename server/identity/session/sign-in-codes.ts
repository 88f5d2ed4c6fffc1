import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { dayMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Pool } from '../../platform/database/pool.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { putInOutbox } from './account-message-outbox.ts'
import type { SessionSettings } from './session-settings.ts'

/** What a code is sent for, and how its message says so. */
interface CodeWanted {
  /** Number or mail address. */
  readonly to: string
  readonly channel: 'sms' | 'mail'
  readonly purpose: CodePurpose
  /** Whom it is for; nobody gets no message, and the same answer. */
  readonly personId: string | null
  readonly lang: Lang
}

type CodePurpose = 'sign-in' | 'contact' | 'password'

const texts = { 'sign-in': 'sms.code', contact: 'sms.contact-code', password: 'sms.password-code' } as const

/**
 * Makes a code for a number or mail address and hands it to its carrier; one that nobody has is treated the
 * same in everything but that. Refuses the second within a minute and the eleventh within a day.
 */
export async function sendCode(
  pool: Pool,
  { to, channel, purpose, personId, lang }: CodeWanted,
  at: number,
  settings: SessionSettings,
): Promise<void> {
  await inTransaction(pool, async (on) => {
    await on.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${to}`}, 0))`)
    await refuseOften(on, to, at, settings)
    const id = v7()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await on.query(sql`
      insert into engine.sms_code (id, tel, person_id, code, purpose, created_at, expires_at)
      values (${id}, ${to}, ${personId}::uuid, ${digest(id, code)}, ${purpose}, ${new Date(at)}, ${new Date(at + settings.smsLife)})`)
    if (personId !== null)
      await putInOutbox(on, { to, channel, personId, purpose, text: texts[purpose], params: { code }, lang, at })
  })
}

async function refuseOften(on: Sql, tel: string, at: number, { smsPause, smsPerDay }: SessionSettings): Promise<void> {
  const [row] = await on.query<{ count: number; latest: number | null }>(sql`
    select count(*)::int as count, max(created_at) as latest from engine.sms_code where tel = ${tel} and created_at > ${new Date(at - dayMs)}`)
  const wait = (row?.latest ?? Number.NEGATIVE_INFINITY) + smsPause - at
  if (wait > 0) throw new Refusal('sms.wait', { seconds: Math.ceil(wait / 1_000) }, { status: 429 })
  if ((row?.count ?? 0) >= smsPerDay) throw new Refusal('sms.daily', {}, { status: 429 })
}

/** The person whose newest code of a purpose this is; each code is good once, and for five tries. */
export async function personOfCode(
  on: Sql,
  to: string,
  purpose: CodePurpose,
  code: string,
  at: number,
  settings: SessionSettings,
): Promise<string | null> {
  const [tried] = await on.query<{ id: string; code: Buffer }>(sql`
    update engine.sms_code set tries = tries + 1
    where id = (select id from engine.sms_code where tel = ${to} and purpose = ${purpose} order by created_at desc limit 1)
      and used_at is null and tries < ${settings.smsTries} and expires_at > ${new Date(at)}
    returning id, code`)
  if (tried === undefined || !timingSafeEqual(tried.code, digest(tried.id, code))) return null
  const [used] = await on.query<{ personId: string }>(sql`
    update engine.sms_code set used_at = ${new Date(at)} where id = ${tried.id} and used_at is null and person_id is not null returning person_id as "personId"`)
  return used?.personId ?? null
}

function digest(id: string, code: string): Buffer {
  return createHash('sha256').update(`${id} ${code.trim()}`).digest()
}
