import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Sql } from '../database/sql.ts'
import { now } from './clock.ts'

/** What secrets are sealed for; each sort has a key of its own. */
type SealingPurpose = 'setting' | 'second-factor'

const [cipher, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const

/** How much longer sealed bytes are than what they hold. */
export const sealBytes = nonceBytes + tagBytes

/** Kept apart from what it seals; processes that begin together agree on one, since its name is taken once. */
export async function sealingKey(on: Sql, purpose: SealingPurpose): Promise<Buffer> {
  const id = `${purpose}-1`
  const read = () => on.query<{ value: Buffer }>(sql`select value from engine.secret where id = ${id}`)
  const [known] = await read()
  if (known !== undefined) return known.value
  await on.query(sql`
    insert into engine.secret (id, purpose, value, created_at)
    values (${id}, ${purpose}, ${randomBytes(32)}, ${new Date(now())}) on conflict do nothing`)
  const [made] = await read()
  if (made === undefined) throw new Error(`no key to seal with: ${purpose}`)
  return made.value
}

/** Bytes that nobody reads or changes without the key; `owner` is sealed in, so that one cannot stand for another. */
export function seal(key: Buffer, plain: Uint8Array, owner = ''): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner))
  const body = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body])
}

/** What was sealed; throws where the key or the owner is another, or the bytes were changed. */
export function unseal(key: Buffer, sealed: Buffer, owner = ''): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceBytes, sealBytes))
  return Buffer.concat([opening.update(sealed.subarray(sealBytes)), opening.final()])
}
