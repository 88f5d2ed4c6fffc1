import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'

/**
 * Refuses a request, and ends its connection, once nothing more of its body has come for so many milliseconds, however
 * long the whole may take.
 */
export function endWhenIdle({ raw }: FastifyRequest, reply: FastifyReply, patience: number): void {
  if (
    raw.readableEnded ||
    (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined)
  )
    return
  let seen = raw.socket.bytesRead
  const watch = setInterval(() => {
    // What has come and is not yet read keeps nobody from sending but us.
    const idle = raw.socket.bytesRead === seen && raw.readableLength === 0
    seen = raw.socket.bytesRead
    if (raw.complete || reply.sent) clearInterval(watch)
    else if (idle) refuse()
  }, patience)
  raw.once('close', () => clearInterval(watch))

  function refuse(): void {
    clearInterval(watch)
    // Whoever reads the body is still at it; the end of the connection ends that, too.
    reply.raw.once('finish', () => raw.destroy())
    void reply.header('connection', 'close').send(tooSlow())
  }
}

/** That a body takes longer to arrive than anybody waits. */
export function tooSlow(): Refusal {
  return new Refusal('request.slow', {}, { status: 408 })
}
