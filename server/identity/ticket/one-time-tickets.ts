import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { dayMs, minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'

type TicketKind = 'open' | 'frame' | 'office'

interface Ticket {
  readonly kind: TicketKind
  readonly personId: string
  /** The page it opens, the origin it was made for, or what of an office file it shows to whom. */
  readonly target: string
}

const life = 5 * minuteMs

/** A ticket for five minutes and one use; the database keeps only its digest. */
export async function makeTicket(on: Sql, { kind, personId, target }: Ticket, at: number): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await on.query(sql`
    insert into engine.ticket (hash, kind, person_id, target, created_at, expires_at)
    values (${digest(ticket)}, ${kind}, ${personId}::uuid, ${target}, ${new Date(at)}, ${new Date(at + life)})`)
  await on.query(sql`delete from engine.ticket where expires_at < ${new Date(at - dayMs)}`)
  return ticket
}

/** What a ticket was made for, once: of two who show it at the same moment one is let in. */
export async function redeem(on: Sql, kind: TicketKind, ticket: string, at: number): Promise<Ticket> {
  const rows = await on.query<Ticket>(sql`
    update engine.ticket set used_at = ${new Date(at)}
    where hash = ${digest(ticket)} and kind = ${kind} and used_at is null and expires_at > ${new Date(at)}
    returning kind, person_id as "personId", target`)
  if (rows[0] !== undefined) return rows[0]
  throw new Refusal((await wasUsed(on, ticket)) ? 'ticket.used' : 'ticket.wrong')
}

async function wasUsed(on: Sql, ticket: string): Promise<boolean> {
  const rows = await on.query(sql`select 1 from engine.ticket where hash = ${digest(ticket)} and used_at is not null`)
  return rows.length > 0
}

function digest(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
