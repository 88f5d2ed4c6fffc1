import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'

/** What the database remembers of this installation; times are epoch ms. */
interface Installation {
  readonly id: string
  readonly begunAt: number
  /** The latest time any process has seen: a clock that is set back wins nothing. */
  readonly seenAt: number
  /** The file of the licence in use; null while there is none. */
  readonly file: string | null
}

/** The installation, begun by the first process that asks. */
export async function ensureInstallation(on: Sql, at: number): Promise<Installation> {
  const known = await read(on)
  if (known !== null) return known
  const moment = new Date(at)
  await on.query(
    sql`insert into engine.installation (id, begun_at, seen_at) values (${randomUUID()}::uuid, ${moment}, ${moment}) on conflict do nothing`,
  )
  const begun = await read(on)
  if (begun === null) throw new Error('an installation that was just begun is missing')
  return begun
}

/** Puts a licence file in use, and on record for good; its reminders begin anew. */
export async function keepLicence(on: Sql, file: string, issued: number, at: number, ip: string): Promise<void> {
  const moment = new Date(at)
  await on.query(
    sql`insert into engine.licence (id, loaded_at, loaded_from, issued_at, file) values (${randomUUID()}::uuid, ${moment}, ${ip}, ${new Date(issued)}, ${file})`,
  )
  await on.query(sql`update engine.installation set reminded = null`)
}

/** Notes the time, forward only. */
export async function noteTime(on: Sql, at: number): Promise<void> {
  await on.query(sql`update engine.installation set seen_at = ${new Date(at)} where seen_at < ${new Date(at)}`)
}

/** Notes that so many days ahead people were reminded; true for the one who noted it first. */
export async function noteReminder(on: Sql, daysAhead: number): Promise<boolean> {
  const rows = await on.query(
    sql`update engine.installation set reminded = ${daysAhead} where reminded is null or reminded > ${daysAhead} returning id`,
  )
  return rows.length === 1
}

/** Notes that people were told of too many users; true at most once in the given time. */
export async function noteTooManyUsers(on: Sql, at: number, pause: number): Promise<boolean> {
  const rows = await on.query(sql`
    update engine.installation set crowd_told_at = ${new Date(at)} where crowd_told_at is null or crowd_told_at < ${new Date(at - pause)} returning id`)
  return rows.length === 1
}

/** People who may sign in. */
export async function countUsers(on: Sql): Promise<number> {
  const [row] = await on.query<{ count: number }>(
    sql`select count(*)::int as count from base.person where user_zt = '1' and del_flag = 0`,
  )
  return row?.count ?? 0
}

async function read(on: Sql): Promise<Installation | null> {
  const rows = await on.query<Installation>(sql`
    select i.id, i.begun_at as "begunAt", i.seen_at as "seenAt", (select l.file from engine.licence l order by l.issued_at desc limit 1) as file
    from engine.installation i`)
  return rows[0] ?? null
}
