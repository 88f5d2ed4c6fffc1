import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../../platform/database/is-id.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A report as it was published: what it asks for, and with whose rights. */
interface PublishedReport {
  readonly module: string
  readonly name: string
  readonly filters: Readonly<Record<string, Json | undefined>>
  readonly personId: string
}

/**
 * Publishes a report and answers its signed address; each has a key of its own, so one can be ended without the others.
 */
export async function publishReport(
  on: Sql,
  { module, name, filters, personId }: PublishedReport,
  at: number,
  until: number,
): Promise<string> {
  const [rid, key] = [v7(), randomBytes(32)]
  await on.query(sql`
    insert into engine.published_report (id, key, module, name, filters, person_id, created_at, until)
    values (${rid}::uuid, ${key}, ${module}, ${name}, ${JSON.stringify(filters)}::jsonb, ${personId}::uuid, ${new Date(at)}, ${new Date(until)})`)
  const exp = String(until)
  return `/report?${new URLSearchParams({ rid, exp, sign: signed(key, rid, exp) })}`
}

/** The published report of a link whose signature is right and whose time is not over. */
export async function readReportLink(
  on: Sql,
  { rid, exp, sign }: Readonly<Record<'rid' | 'exp' | 'sign', string>>,
  at: number,
): Promise<PublishedReport> {
  const rows = isId(rid)
    ? await on.query<PublishedReport & { key: Buffer }>(
        sql`select key, module, name, filters, person_id as "personId" from engine.published_report where id = ${rid}::uuid and ended_at is null`,
      )
    : []
  const [found] = rows
  if (found === undefined || !/^\d{1,15}$/.test(exp) || !same(sign, signed(found.key, rid, exp)))
    throw new Refusal('report.link')
  if (Number(exp) <= at) throw new Refusal('report.expired')
  const { key: _key, ...report } = found
  return report
}

/** A link that its publisher may still want to take back. */
interface OpenLink {
  readonly id: string
  readonly module: string
  readonly name: string
  readonly filters: PublishedReport['filters']
  readonly at: number
  readonly until: number
}

/** Links of a person that are good at a moment, the latest first. */
export function openLinks(on: Sql, personId: string, at: number): Promise<OpenLink[]> {
  return on.query<OpenLink>(sql`
    select id, module, name, filters, created_at as at, until from engine.published_report
    where person_id = ${personId}::uuid and ended_at is null and until > ${new Date(at)} order by created_at desc limit 200`)
}

/** Ends a link of a person; nobody ends another's. */
export async function endLink(on: Sql, personId: string, id: string, at: number): Promise<boolean> {
  const ended = isId(id)
    ? await on.query(
        sql`update engine.published_report set ended_at = ${new Date(at)} where id = ${id}::uuid and person_id = ${personId}::uuid and ended_at is null returning 1`,
      )
    : []
  return ended.length > 0
}

function signed(key: Buffer, rid: string, exp: string): string {
  return createHmac('sha256', key).update(`${rid}.${exp}`).digest('hex')
}

function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
