import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../core/words/refusal.ts'
import { plainName } from '../platform/http/download-name.ts'

interface Upload {
  readonly name: string
  readonly bytes: Uint8Array
  readonly fields: Readonly<Record<string, string>>
}

/** The largest office file. */
export const mostUploadBytes = 50 * 1024 * 1024

/** Reads the one file of a multipart request and the fields beside it. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const fields: Record<string, string> = {}
  let file: { readonly name: string; readonly bytes: Uint8Array } | null = null
  // A file one byte too long is read as far as that, and refused in words.
  const limits = { fileSize: mostUploadBytes + 1, files: 1, fields: 10, fieldSize: 4_096, parts: 11 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = { name: plainName(part.filename ?? ''), bytes: await part.toBuffer() }
    else fields[part.fieldname] = String(part.value)
  }
  if (file === null) throw new Refusal('file.none')
  return { ...file, fields }
}
