import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import { attachmentHeader, downloadName } from '../../platform/http/download-name.ts'
import { sendUnchanged } from '../../platform/http/etag.ts'
import { audited } from '../audit/write-audit-line.ts'
import { rangeOf } from './byte-range.ts'
import type { FileRow } from './file-row.ts'
import { type ByteRange, FileGone, type FileStorage } from './file-storage.ts'
import type { Files } from './file-store-interface.ts'
import { pictureOf } from './redrawn-pictures.ts'

// Whatever a browser makes of the bytes, it runs nothing and belongs to no page of ours.
const sealed = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * Sends a file as it was uploaded, whole or the part asked for, to be saved and never shown; its beginning leaves an
 * audit line.
 */
export async function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage }: Files,
  file: FileRow,
  chosen: string,
  detail: Json = { filePath: file.key },
): Promise<FastifyReply> {
  const size = Number(file.size)
  const range = rangeOf(request.headers.range, size)
  if (range === 'none') throw new Refusal('request.malformed', {}, { status: 416 })
  const bytes = await streamOf(storage, file, range)
  if ((range?.start ?? 0) === 0) await auditDownload(request, file, detail)
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply
    .header('accept-ranges', 'bytes')
    .header('content-disposition', attachmentHeader(downloadName(chosen, file.name)))
    .header('content-length', range === undefined ? size : range.end - range.start + 1)
    .header('content-security-policy', sealed)
    .type(file.type)
    .send(bytes)
}

async function auditDownload(
  { ctx }: FastifyRequest,
  { name, document, record_id: recordId }: FileRow,
  detail: Json,
): Promise<void> {
  await audited(ctx, {
    verb: 'download',
    title: name,
    detail,
    ...(document === null || recordId === null ? {} : { document, recordId }),
  })
}

/**
 * Shows a picture: drawn anew, so that nothing but its pixels travels. One that cannot be drawn is sent
 * as a file. The browser keeps it, and asks every time whether it may still be seen.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Files,
  file: FileRow,
  small: boolean,
): Promise<FastifyReply> {
  const picture = await drawn(files, file, small)
  if (picture === null) return sendOriginal(request, reply, files, file, file.name)
  reply.header('content-security-policy', sealed)
  if (sendUnchanged(request, reply, `picture ${small ? 'small ' : ''}${file.sha256}`)) return reply
  return reply.type(allowedTypes[file.ext]?.shown ?? 'application/octet-stream').send(picture)
}

function streamOf(storage: FileStorage, { key }: FileRow, range: ByteRange | undefined): Promise<Readable> {
  return storage.stream(key, range).catch(goneInWords)
}

function drawn(files: Files, file: FileRow, small: boolean): Promise<Buffer | null> {
  return pictureOf(files, file, small ? 'small' : 'large').catch(goneInWords)
}

function goneInWords(error: unknown): never {
  throw error instanceof FileGone ? new Refusal('file.gone', {}, { status: 404 }) : error
}
