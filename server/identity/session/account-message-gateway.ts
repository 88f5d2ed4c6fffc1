import sql from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { now } from '../../platform/process/clock.ts'
import type { SessionSettings } from './session-settings.ts'

/** Whoever carries a message to a phone, or to a mailbox. */
export interface AccountMessageGateway {
  /** Whether messages stay readable, because no phone receives them (demonstration). */
  readonly visible: boolean
  /** Whether it carries anything now. */
  readonly isOpen: () => Promise<boolean>
  /** Throws when the message could not be handed over; `id` is the same for every try. */
  readonly send: (to: string, body: string, id: string, lang: Lang) => Promise<void>
}

/** No phone at all: the sign-in page of the demonstration shows what a number was sent. */
export const visibleOutbox: AccountMessageGateway = {
  visible: true,
  isOpen: () => Promise.resolve(true),
  send: async () => undefined,
}

/** Whether a code can be sent, and is taken, at this moment. */
export async function smsSignInOpen({
  settings,
  gateway,
}: {
  readonly settings: Pick<SessionSettings, 'smsSignIn'>
  readonly gateway: AccountMessageGateway | null
}): Promise<boolean> {
  return settings.smsSignIn && gateway !== null && gateway.isOpen()
}

interface Waiting {
  readonly id: string
  readonly tel: string
  readonly body: string
  readonly lang: Lang
  readonly channel: 'sms' | 'mail'
}

/** The ways messages about accounts leave by; null where there is none. */
interface Ways {
  readonly gateway: AccountMessageGateway | null
  readonly mail: AccountMessageGateway | null
}

const atOnce = 20
/** How often a message is tried. */
export const mostTries = 3

/** Hands over what waits in the outbox, each message once even when several processes deliver together. */
export async function deliverSms(pool: Pool, { gateway, mail }: Ways): Promise<void> {
  const ways = new Map([
    ['sms', gateway],
    ['mail', mail],
  ] as const)
  const open = [...ways].flatMap(([channel, way]) => (way === null ? [] : [channel]))
  const waiting = await pool.query<Waiting>(sql`
    update engine.sms_outbox set tries = tries + 1, tried_at = ${new Date(now())}
    where id in (
      select id from engine.sms_outbox
      where channel = any(${open}::text[]) and sent_at is null and tries < ${mostTries} and (tried_at is null or tried_at < ${new Date(now() - 30_000)})
      order by created_at limit ${atOnce} for update skip locked)
    returning id, tel, body, lang, channel`)
  for (const message of waiting) {
    const way = ways.get(message.channel) ?? null
    if (way !== null) await deliver(pool, way, message)
  }
}

async function deliver(pool: Pool, gateway: AccountMessageGateway, { id, tel, body, lang }: Waiting): Promise<void> {
  try {
    await gateway.send(tel, body, id, lang)
    // A code that has left for a phone is nobody else's to read.
    const kept = gateway.visible ? body : ''
    await pool.query(
      sql`update engine.sms_outbox set sent_at = ${new Date(now())}, body = ${kept}, error = null where id = ${id}`,
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await pool.query(sql`update engine.sms_outbox set error = ${reason.slice(0, 500)} where id = ${id}`)
  }
}
