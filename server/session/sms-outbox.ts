import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Lang } from '../../core/language.ts'
import { say } from '../../core/message.ts'
import type { Sql } from '../database/sql.ts'
import { serverWords } from '../words.ts'

export interface CodeMessage {
  readonly tel: string
  readonly code: string
  readonly lang: Lang
  readonly at: number
}

/** One message as an administrator sees it; times are epoch ms. */
export interface OutboxLine {
  readonly id: string
  readonly tel: string
  readonly body: string
  readonly createTime: number
  readonly sentTime: number | null
  readonly error: string | null
}

/** Hands a sign-in code to the gateway by way of the outbox, from which the gateway's adapter sends. */
export async function putInOutbox(on: Sql, { tel, code, lang, at }: CodeMessage): Promise<void> {
  const body = say(lang, serverWords['sms.code'][lang], { code })
  await on.query(sql`
    insert into engine.sms_outbox (id, tel, body, purpose, created_at) values (${v7()}, ${tel}, ${body}, 'sign-in', ${new Date(at)})`)
}

/** The newest messages. */
export function readOutbox(on: Sql, limit = 50): Promise<OutboxLine[]> {
  return on.query<OutboxLine>(sql`
    select id, tel, body, created_at as "createTime", sent_at as "sentTime", error
    from engine.sms_outbox order by created_at desc limit ${limit}`)
}
