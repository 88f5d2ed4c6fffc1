import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { now } from '../../platform/process/clock.ts'
import { actByPass, noteRefused, passBehind } from '../frame-access-token.ts'
import { wopiServer } from './office-server.ts'
import { isProven } from './proof-keys.ts'

/** The pass that a WOPI server shows: in the address, as the protocol has it, or as a bearer. */
export function wopiToken({ query, headers }: FastifyRequest): string {
  const given = typeof query === 'object' && query !== null && 'access_token' in query ? query.access_token : undefined
  if (typeof given === 'string') return given
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
}

/**
 * Lets a call of the configured WOPI server in: by the pass of one person and this one file, and, where the server signs
 * its calls, by its signature. A save that comes after the pass has ended is refused, and the frame says so.
 */
export async function admitWopi(request: FastifyRequest): Promise<void> {
  const { pool, running } = request.server
  const token = wopiToken(request)
  const pass = await passBehind(pool, 'wopi', token)
  const { id } = request.params as { readonly id?: string } // every route of this scope has it
  if (pass === null || pass.fileId !== id) throw new Refusal('office.server-token', {}, { status: 401 })
  if (pass.ended) {
    const isSave = request.method === 'POST' && header(request, 'x-wopi-override') === 'PUT'
    if (isSave) await noteRefused(pool, token, { code: 'office.server-token-ended', params: {}, at: now() })
    throw new Refusal('office.server-token-ended', {}, { status: 401 })
  }
  const server = await wopiServer({ sql: pool, running })
  if (server === null) throw new Refusal('office.server-token', {}, { status: 401 })
  const given = {
    url: `${server.home}${request.url}`,
    token,
    timestamp: header(request, 'x-wopi-timestamp'),
    proof: header(request, 'x-wopi-proof'),
    proofOld: header(request, 'x-wopi-proofold'),
  }
  // The protocol answers a wrong signature with 500.
  if (server.proof !== null && !isProven(server.proof, given, now()))
    throw new Refusal('office.server-proof', {}, { status: 500 })
  await actByPass(request, pass)
}

/** One header of a request; '' when it is missing. */
export function header({ headers }: FastifyRequest, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
