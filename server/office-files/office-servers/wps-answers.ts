import type { FastifyReply, FastifyRequest } from 'fastify'
import { Envelope } from '../../platform/http/envelope.ts'

// The protocol's own numbers: its window says something else for each of them.
const numbers: Readonly<Record<string, number>> = {
  'office.server-token': 40_002,
  'office.server-token-ended': 40_002,
  'office.no-version': 40_009,
  'office.server-upload': 41_001,
  'office.frozen': 40_003,
}
const byStatus: Readonly<Record<number, number>> = { 401: 40_002, 403: 40_003, 404: 40_004 }
const saidInWords = 40_007
const wrongInput = 40_005
const wrongHere = 50_001

/** Turns the envelope of an answer, or of a refusal, into the protocol's. */
export async function answerAsWps(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!(payload instanceof Envelope)) return payload
  if (payload.code === '0') return { code: 0, data: payload.data ?? {}, message: '' }
  return { code: numberOf(payload.code, reply.statusCode), data: {}, message: payload.message }
}

function numberOf(code: string, status: number): number {
  if (status >= 500) return wrongHere
  const known = numbers[code] ?? byStatus[status]
  if (known !== undefined) return known
  // What is wrong with a document is told to whoever has it open.
  return code.startsWith('office.') ? saidInWords : wrongInput
}
