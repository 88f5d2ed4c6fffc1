import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Lang } from '../../core/language.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Pool } from '../database/pool.ts'
import type { Sql } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { personByTel, type SignInPerson } from './credential.ts'
import type { SessionSettings } from './settings.ts'
import { putInOutbox } from './sms-outbox.ts'

const day = 86_400_000

/**
 * Makes a sign-in code for a number and hands it to the gateway; a number nobody has is treated the
 * same in everything but that. Refuses the second within a minute and the eleventh within a day.
 */
export async function sendCode(pool: Pool, tel: string, lang: Lang, at: number, settings: SessionSettings): Promise<void> {
  await inTransaction(pool, async (on) => {
    await on.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${tel}`}, 0))`)
    await refuseOften(on, tel, at, settings)
    const person = await personByTel(on, tel)
    const id = v7()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await on.query(sql`
      insert into engine.sms_code (id, tel, person_id, code, created_at, expires_at)
      values (${id}, ${tel}, ${person?.id ?? null}::uuid, ${digest(id, code)}, ${new Date(at)}, ${new Date(at + settings.smsLife)})`)
    if (person !== null) await putInOutbox(on, { to: tel, personId: person.id, purpose: 'sign-in', text: 'sms.code', params: { code }, lang, at })
  })
}

async function refuseOften(on: Sql, tel: string, at: number, { smsPause, smsPerDay }: SessionSettings): Promise<void> {
  const [row] = await on.query<{ count: number; latest: number | null }>(sql`
    select count(*)::int as count, max(created_at) as latest from engine.sms_code where tel = ${tel} and created_at > ${new Date(at - day)}`)
  const wait = (row?.latest ?? Number.NEGATIVE_INFINITY) + smsPause - at
  if (wait > 0) throw new Refusal('sms.wait', { seconds: Math.ceil(wait / 1_000) }, { status: 429 })
  if ((row?.count ?? 0) >= smsPerDay) throw new Refusal('sms.daily', {}, { status: 429 })
}

/** The person whose newest code this is; each code is good once, and for five tries. */
export async function personOfCode(pool: Pool, tel: string, code: string, at: number, settings: SessionSettings): Promise<SignInPerson | null> {
  const [tried] = await pool.query<{ id: string; code: Buffer }>(sql`
    update engine.sms_code set tries = tries + 1
    where id = (select id from engine.sms_code where tel = ${tel} order by created_at desc limit 1)
      and used_at is null and tries < ${settings.smsTries} and expires_at > ${new Date(at)}
    returning id, code`)
  if (tried === undefined || !timingSafeEqual(tried.code, digest(tried.id, code))) return null
  const used = await pool.query(sql`
    update engine.sms_code set used_at = ${new Date(at)} where id = ${tried.id} and used_at is null and person_id is not null returning id`)
  return used.length === 1 ? personByTel(pool, tel) : null
}

function digest(id: string, code: string): Buffer {
  return createHash('sha256').update(`${id} ${code.trim()}`).digest()
}
