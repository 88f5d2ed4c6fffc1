import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { Refusal } from '../../../core/words/refusal.ts'
import type { OfficeFile } from '../../office-files/office-file-store.ts'
import { keepFor } from '../../office-files/store-version.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import { storeFile } from '../../records/files/store-file.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import type { PaperOrder } from './paper-thread-messages.ts'
import { paperPdf } from './paper-thread.ts'

interface KeptPdf {
  readonly key: string
  readonly sha256: string
}

/**
 * The PDF of the approved version of a paper, without the watermark of its reader. It is drawn once for what stands on
 * it and kept with the version; whoever asks for the same again gets the same bytes, as long as they are those whose
 * digest was written down.
 */
export async function approvedPdf(ctx: Ctx, file: OfficeFile, order: PaperOrder): Promise<Uint8Array> {
  const content = contentOf(order)
  const kept = await keptPdf(ctx, file.id, content)
  if (kept !== null) return bytesOf(ctx, kept)
  const drawn = await paperPdf({ ...order, mark: null })
  const first = await keep(ctx, file, content, drawn).catch((error: unknown) => {
    // What there is no room to keep is read all the same.
    if (error instanceof Refusal && error.code.startsWith('file.')) return null
    throw error
  })
  return first === null ? drawn : bytesOf(ctx, first)
}

/** Draws that PDF and keeps it ahead of whoever asks for it first; nothing is drawn of what is kept already. */
export async function keepApprovedPdf(ctx: Ctx, file: OfficeFile, order: PaperOrder): Promise<void> {
  const content = contentOf(order)
  if ((await keptPdf(ctx, file.id, content)) !== null) return
  await keep(ctx, file, content, await paperPdf({ ...order, mark: null }))
}

/** Keeps what was drawn. Of two who do so at once the first one's stays; the other's is collected like any unused upload. */
function keep(ctx: Ctx, { id, title }: OfficeFile, content: string, bytes: Uint8Array): Promise<KeptPdf> {
  return withinTransaction(ctx, async (inside) => {
    const { filePath: key = '' } = await storeFile(inside, { name: `${title}.pdf`, bytes })
    const own = { key, sha256: digest(bytes) }
    const [written] = await inside.sql.query(sql`
      insert into engine.office_pdf (file_id, content, stored_key, sha256, made_at)
      values (${id}::uuid, ${content}, ${key}, ${own.sha256}, ${new Date(ctx.now)}) on conflict do nothing returning 1`)
    if (written === undefined) return (await keptPdf(inside, id, content)) ?? own
    await keepFor(inside, id, key, 'pdf')
    return own
  })
}

async function bytesOf(ctx: Ctx, { key, sha256 }: KeptPdf): Promise<Uint8Array> {
  const bytes = await storedBytes(ctx, key)
  if (digest(bytes) !== sha256) throw new Refusal('paper.changed', {}, { status: 409 })
  return bytes
}

async function keptPdf({ sql: on }: Ctx, fileId: string, content: string): Promise<KeptPdf | null> {
  const [kept] = await on.query<KeptPdf>(
    sql`select stored_key as key, sha256 from engine.office_pdf where file_id = ${fileId}::uuid and content = ${content}`,
  )
  return kept ?? null
}

/** By what a drawing is known: everything that stands on it but the reader's watermark. */
function contentOf({ bytes, title, parts, said }: PaperOrder): string {
  return digest(Buffer.from(JSON.stringify([digest(bytes), title, parts, said])))
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
