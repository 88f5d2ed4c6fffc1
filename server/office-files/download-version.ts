import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../core/words/refusal.ts'
import { fileByKey, type FileRow } from '../records/files/file-row.ts'
import type { Files } from '../records/files/file-store-interface.ts'
import { sendOriginal } from '../records/files/send-file.ts'
import { versionOf } from './office-file-store.ts'
import type { OfficeFile } from './office-file-store.ts'

/** Sends a version as a download, the current one when none is named. */
export async function sendVersion(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Files,
  file: OfficeFile,
  number: number,
): Promise<FastifyReply> {
  const stored = await storedVersion(request, file, number)
  const part = number === file.version ? '' : ` v${number}`
  return sendOriginal(request, reply, files, stored, `${file.title}${part}.${file.extension}`, {
    officeFile: file.id,
    version: number,
  })
}

async function storedVersion(request: FastifyRequest, file: OfficeFile, number: number): Promise<FileRow> {
  const version = await versionOf(request.ctx, file.id, number)
  const stored = version === undefined ? null : await fileByKey(request.ctx.sql, version.storedKey)
  if (stored === null) throw new Refusal('office.no-version', {}, { status: 404 })
  return stored
}
