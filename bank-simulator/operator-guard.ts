import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from the operator at this machine: a loopback address, by a loopback name (no rebinding),
 * and not from a page of another origin.
 */
export function isOperator(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const host = request.headers.host ?? ''
  const { origin } = request.headers
  return loopback.test(address) && localName.test(host) && (origin === undefined || origin === `http://${host}`)
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const localName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
