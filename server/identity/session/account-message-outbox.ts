import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import type { Params } from '../../../core/words/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { serverWords } from '../../platform/http/words.ts'

/** A message about somebody's account. */
interface AccountMessage {
  /** Number or mail address it goes to. */
  readonly to: string
  readonly channel?: 'sms' | 'mail'
  readonly personId: string
  readonly purpose: 'sign-in' | 'password' | 'contact' | 'notice'
  readonly text: keyof typeof serverWords
  readonly params: Params
  readonly lang: Lang
  readonly at: number
}

const shownFor = 10 * minuteMs

/**
 * Hands a message to the gateway by way of the outbox, from which the gateway's adapter sends; administrators see that
 * it went and never what it says.
 */
export async function putInOutbox(
  on: Sql,
  { to, channel = 'sms', personId, purpose, text, params, lang, at }: AccountMessage,
): Promise<void> {
  const body = say(lang, serverWords[text][lang], params)
  await on.query(sql`
    insert into engine.sms_outbox (id, tel, channel, person_id, body, purpose, lang, created_at) values (${v7()}, ${to}, ${channel}, ${personId}::uuid, ${body}, ${purpose}, ${lang}, ${new Date(at)})`)
}

/** What a telephone of the demonstration shows: the newest message of the last ten minutes. */
export async function lastMessageTo(on: Sql, to: string, at: number): Promise<string | null> {
  const [line] = await on.query<{ body: string }>(sql`
    select body from engine.sms_outbox where tel = ${to} and created_at > ${new Date(at - shownFor)} order by created_at desc, id desc limit 1`)
  return line?.body ?? null
}
