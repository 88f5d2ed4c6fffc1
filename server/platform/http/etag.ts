import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Marks an answer with what it depends on; true when the caller already has it and 304 was sent, in
 * which case the handler returns the reply. The browser keeps the answer but asks every time.
 */
export function sendUnchanged(request: FastifyRequest, reply: FastifyReply, dependsOn: string): boolean {
  const tag = `W/"${createHash('sha256').update(dependsOn).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'lang')
  if (request.headers['if-none-match'] !== tag) return false
  void reply.code(304).send()
  return true
}
