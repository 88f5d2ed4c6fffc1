import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Sql } from '../database/sql.ts'
import { now } from '../process/clock.ts'
import { seal, sealingKey, unseal } from '../process/encrypt-secret.ts'

const mark = /^•{8}#[0-9a-f]{8}$/

/** Whether a value only stands for a secret. */
export function isMark(value: string): boolean {
  return mark.test(value)
}

/** Puts a secret away and answers the mark that stands for it: all that its setting, its history and its pages hold. */
export async function putAway(on: Sql, key: string, secret: string): Promise<string> {
  const made = `••••••••#${randomBytes(4).toString('hex')}`
  const sealed = seal(await sealingKey(on, 'setting'), Buffer.from(secret))
  await on.query(
    sql`insert into engine.setting_secret (mark, key, sealed, at) values (${made}, ${key}, ${sealed}, ${new Date(now())})`,
  )
  return made
}

/** Whether the mark stands for a secret of one of these settings. */
export async function isMarkOf(on: Sql, keys: readonly string[], value: string): Promise<boolean> {
  const rows = await on.query(
    sql`select 1 from engine.setting_secret where mark = ${value} and key = any(${keys}::text[])`,
  )
  return rows.length > 0
}

/** A setting that was given another key keeps its secrets. */
export async function moveSecrets(on: Sql, from: string, to: string): Promise<void> {
  await on.query(sql`update engine.setting_secret set key = ${to} where key = ${from}`)
}

/** Nothing is left of the secrets of a setting that was deleted. */
export async function dropSecrets(on: Sql, key: string): Promise<void> {
  await on.query(sql`delete from engine.setting_secret where key = ${key}`)
}

/** What the mark of a setting stands for, for the server's own use. */
export async function secretBehind(on: Sql, key: string, value: string): Promise<string | null> {
  const [row] = await on.query<{ sealed: Buffer }>(
    sql`select sealed from engine.setting_secret where mark = ${value} and key = ${key}`,
  )
  return row === undefined ? null : unseal(await sealingKey(on, 'setting'), row.sealed).toString()
}
