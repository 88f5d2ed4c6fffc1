import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { CannotStart } from '../../platform/process/cannot-start.ts'

/** What backups are sealed with; made of BACKUP_KEY. */
export type BackupKey = Buffer

/** That a part of a backup was changed, cut, swapped with another, or made with another key. */
export class NotOurs extends CannotStart {
  constructor(part: string) {
    super(`${part} is damaged, or was made with another BACKUP_KEY`)
  }
}

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** The key of an operator's text. */
export function backupKey(text: string): BackupKey {
  return Buffer.from(hkdfSync('sha256', text, '', 'amur backup', 32))
}

/**
 * The bytes of a part, unreadable and unchangeable without the key; `part` is sealed in, so that no part can stand for
 * another.
 */
export async function* sealBytes(
  key: BackupKey,
  part: string,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(part))
  yield iv
  for await (const bytes of plain) yield sealing.update(bytes)
  yield sealing.final()
  yield sealing.getAuthTag()
}

/** What was sealed; NotOurs comes after the last byte, so nothing read may be kept before this has ended. */
export async function* openBytes(
  key: BackupKey,
  part: string,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0)
  let opening: ReturnType<typeof begin> | null = null
  for await (const bytes of sealed) {
    held = Buffer.concat([held, bytes])
    if (opening === null && held.length >= ivLength) {
      opening = begin(key, part, held.subarray(0, ivLength))
      held = held.subarray(ivLength)
    }
    if (opening === null || held.length <= tagLength) continue
    yield opening.update(held.subarray(0, held.length - tagLength))
    held = held.subarray(held.length - tagLength)
  }
  if (opening === null || held.length < tagLength) throw new NotOurs(part)
  try {
    opening.setAuthTag(held)
    yield opening.final()
  } catch {
    throw new NotOurs(part)
  }
}

function begin(key: BackupKey, part: string, iv: Buffer) {
  return createDecipheriv(cipher, key, iv).setAAD(Buffer.from(part))
}
