import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { now } from '../../platform/process/clock.ts'
import { actByPass, digest, noteRefused, passBehind } from '../frame-access-token.ts'
import { header } from './admit-wopi.ts'
import { ownId, type WpsServer, wpsServer } from './wps-server.ts'
import type { RepeatableCall } from './wps-session.ts'
import { isSignedBody, isSignedCall, signatureLength } from './wps-signature.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The WPS server that a call came from; null elsewhere. */
    wpsServer: WpsServer | null
  }
}

/** The pass that a WPS server shows with each call. */
export function wpsToken(request: FastifyRequest): string {
  return header(request, 'x-weboffice-token')
}

/**
 * Lets a call of the configured WPS server in: by its signature, and by the pass of one person and this one file. A save
 * that comes after the pass has ended is refused, and the frame says so.
 */
export async function admitWps(request: FastifyRequest): Promise<void> {
  const { pool, running } = request.server
  const server = await wpsServer({ sql: pool, running })
  if (server === null) throw new Refusal('office.server-token', {}, { status: 401 })
  const call = {
    method: request.method,
    authorization: header(request, 'authorization'),
    date: header(request, 'date'),
    contentMd5: header(request, 'content-md5'),
    contentType: header(request, 'content-type'),
  }
  if (header(request, 'x-app-id') !== server.appId || !isSignedCall(server, call, now())) throw unproven()
  const token = wpsToken(request)
  const pass = await passBehind(pool, 'wps', token)
  const { id } = request.params as { readonly id?: string } // a call about people names no file
  if (pass === null || (id !== undefined && ownId(id) !== pass.fileId))
    throw new Refusal('office.server-token', {}, { status: 401 })
  if (pass.ended) {
    // What the server only tells of a file is no save.
    if (request.method === 'POST' && id !== undefined)
      await noteRefused(pool, token, { code: 'office.server-token-ended', params: {}, at: now() })
    throw new Refusal('office.server-token-ended', {}, { status: 401 })
  }
  request.wpsServer = server
  await actByPass(request, pass)
}

/** Refuses a body, or an address in its place, that is not the one which was signed. */
export async function refuseOtherBody(request: FastifyRequest): Promise<void> {
  const { home } = wpsServerOf(request)
  const { pathname } = new URL(home)
  const uri = `${pathname.replace(/\/$/, '')}${request.url}`
  if (!isSignedBody(header(request, 'content-md5'), bytesOf(request), uri)) throw unproven()
}

/**
 * A call that may come once more, be it sent again because its answer was lost or replayed by whoever overheard it: known
 * by its signature and its pass, because the number that it gives itself is not signed.
 */
export function repeatableCall(request: FastifyRequest): RepeatableCall {
  const signature = header(request, 'authorization').slice(-signatureLength)
  const pass = digest(wpsToken(request)).toString('hex')
  return { key: `wps ${signature} ${pass}`, route: `${request.method} ${request.url}` }
}

/** The server that a call came from. */
export function wpsServerOf({ wpsServer: server }: FastifyRequest): WpsServer {
  if (server === null) throw unproven()
  return server
}

/** The body of a call as it came; empty when there is none. */
export function bytesOf({ body }: FastifyRequest): Uint8Array {
  return Buffer.isBuffer(body) ? body : new Uint8Array()
}

function unproven(): Refusal {
  return new Refusal('office.server-proof', {}, { status: 403 })
}
