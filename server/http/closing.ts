import type { FastifyInstance } from 'fastify'

/** Ends each connection with its last answer once the server is told to stop, or a kept one would hold it up. */
export function closeConnections(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
