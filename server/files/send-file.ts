import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { Refusal } from '../../core/refusal.ts'
import { audited } from '../audit/audited.ts'
import { sendUnchanged } from '../http/etag.ts'
import { allowedTypes } from './allowed-types.ts'
import { attachmentHeader, downloadName } from './file-name.ts'
import type { FileRow } from './file-row.ts'
import { FileGone, type FileStorage } from './file-storage.ts'
import type { Files } from './files.ts'
import { pictureOf } from './picture.ts'

// Whatever a browser makes of the bytes, it runs nothing and belongs to no page of ours.
const sealed = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a file as it was uploaded, to be saved and never shown; leaves an audit line. */
export async function sendOriginal(request: FastifyRequest, reply: FastifyReply, { storage }: Files, file: FileRow, chosen: string): Promise<FastifyReply> {
  const bytes = await streamOf(storage, file)
  await audited(request.ctx, {
    verb: 'download', title: file.name, detail: { filePath: file.key },
    ...(file.document === null || file.record_id === null ? {} : { document: file.document, recordId: file.record_id }),
  })
  return reply
    .header('content-disposition', attachmentHeader(downloadName(chosen, file.name)))
    .header('content-length', file.size)
    .header('content-security-policy', sealed)
    .type(file.type)
    .send(bytes)
}

/**
 * Shows a picture: drawn anew, so that nothing but its pixels travels. One that cannot be drawn is sent
 * as a file. The browser keeps it, and asks every time whether it may still be seen.
 */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, files: Files, file: FileRow): Promise<FastifyReply> {
  const picture = await pictureOf(files, file)
  if (picture === null) return sendOriginal(request, reply, files, file, file.name)
  reply.header('content-security-policy', sealed)
  if (sendUnchanged(request, reply, `picture ${file.sha256}`)) return reply
  return reply.type(allowedTypes[file.ext]?.shown ?? 'application/octet-stream').send(picture)
}

async function streamOf(storage: FileStorage, { key }: FileRow): Promise<Readable> {
  try {
    return await storage.stream(key)
  } catch (error) {
    if (error instanceof FileGone) throw new Refusal('file.gone', {}, { status: 404 })
    throw error
  }
}
