import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { isSoundJson, textOfBytes } from '../../platform/http/valid-text.ts'
import { header } from './admit-wopi.ts'
import { bytesOf } from './admit-wps.ts'

/** The JSON object that a call brings; refuses anything else. */
export function jsonIn(request: FastifyRequest): unknown {
  try {
    const text = textOfBytes(Buffer.from(bytesOf(request)))
    const value: unknown = text === null ? null : JSON.parse(text)
    if (typeof value === 'object' && value !== null && isSoundJson(text ?? '', value)) return value
  } catch {
    // Not JSON; said below.
  }
  throw malformed()
}

/** The file of a multipart call and the fields beside it. The whole body was read already, because it is signed as it came. */
export async function formIn(
  request: FastifyRequest,
): Promise<{ readonly bytes: Uint8Array; readonly fields: Readonly<Record<string, string>> }> {
  const headers = { 'content-type': header(request, 'content-type') }
  const form = await new Response(new Uint8Array(bytesOf(request)), { headers }).formData().catch(() => {
    throw malformed()
  })
  const file = form.get('file')
  if (file === null || typeof file === 'string') throw new Refusal('file.none')
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return { bytes: new Uint8Array(await file.arrayBuffer()), fields }
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
