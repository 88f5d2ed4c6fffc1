import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { now } from '../clock.ts'
import type { Sql } from '../database/sql.ts'

const mark = /^•{8}#[0-9a-f]{8}$/

/** Whether a value only stands for a secret. */
export function isMark(value: string): boolean {
  return mark.test(value)
}

/** Puts a secret away and answers the mark that stands for it: all that its setting, its history and its pages hold. */
export async function putAway(on: Sql, key: string, secret: string): Promise<string> {
  const made = `••••••••#${randomBytes(4).toString('hex')}`
  const sealed = seal(await sealingKey(on), secret)
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
  return row === undefined ? null : unseal(await sealingKey(on), row.sealed)
}

const [nonceBytes, tagBytes] = [12, 16]

function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function unseal(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}

/** Kept apart from what it seals; processes that begin together agree on one, since its name is taken once. */
async function sealingKey(on: Sql): Promise<Buffer> {
  const read = () => on.query<{ value: Buffer }>(sql`select value from engine.secret where id = 'setting-1'`)
  const [known] = await read()
  if (known !== undefined) return known.value
  await on.query(
    sql`insert into engine.secret (id, purpose, value, created_at) values ('setting-1', 'setting', ${randomBytes(32)}, ${new Date(now())}) on conflict do nothing`,
  )
  const [made] = await read()
  if (made === undefined) throw new Error('no key to seal settings with')
  return made.value
}
