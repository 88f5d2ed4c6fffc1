import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { isContentOf } from './check-content.ts'
import { fileOfUploader, type FileRow, insertFiles } from './file-row.ts'
import type { FileStorage } from './file-storage.ts'
import type { Files } from './file-store-interface.ts'
import { storedContent } from './stored-content.ts'
import { deleteUpload, isUploadId, ownUpload, tagsOf, type UploadRow } from './unfinished-upload-row.ts'

/**
 * Makes a file of an upload that has come whole, and answers it; asked again, answers it again. It is
 * held against its extension and hashed as the store gives it back, so what is kept has been read once.
 */
export async function finishUpload(ctx: Ctx, files: Files, id: string): Promise<FileRow> {
  const upload = await ownUpload(ctx, id)
  if (upload === null) return finishedBefore(ctx, id)
  if (upload.received !== upload.size) throw new Refusal('file.unfinished', { name: upload.name }, { status: 409 })
  const { storage } = files
  await storage.pieces.finish(upload, await tagsOf(ctx.sql, id))
  if (!(await isContentOf(upload.ext, storedContent(storage, upload.key, Number(upload.size)))))
    return refuseContent(ctx, storage, upload)
  const sha256 = await hashOf(storage, upload.key)
  return withinTransaction(ctx, async (inside) => {
    // Of two that finish it at once one writes the row.
    const held = await inside.sql.query(sql`delete from engine.upload where id = ${id}::uuid returning 1`)
    if (held.length === 0) return finishedBefore(inside, id)
    const [row] = await insertFiles(inside, [
      {
        ...upload,
        size: Number(upload.size),
        type: allowedTypes[upload.ext]?.mime ?? 'application/octet-stream',
        sha256,
      },
    ])
    if (row === undefined) throw new Error('the file was not written')
    return row
  })
}

async function finishedBefore(ctx: Ctx, id: string): Promise<FileRow> {
  const row = isUploadId(id) ? await fileOfUploader(ctx, id) : null
  if (row === null) throw new Refusal('file.upload-gone', {}, { status: 404 })
  return row
}

async function refuseContent(ctx: Ctx, storage: FileStorage, { id, key, name, ext }: UploadRow): Promise<never> {
  await deleteUpload(ctx.sql, id)
  await storage.remove(key)
  throw new Refusal('file.content', { name, extension: ext })
}

async function hashOf(storage: FileStorage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of await storage.stream(key)) hash.update(chunk)
  return hash.digest('hex')
}
