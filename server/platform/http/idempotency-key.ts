import type { FastifyRequest } from 'fastify'

/** The key by which a request that arrives twice is known, from its header; null where the caller sends none. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : null
}
