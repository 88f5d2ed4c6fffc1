import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Once the server is told to stop, ends each connection with its last answer, or a kept one would hold it up; those
 * that browsers opened ahead and never asked anything over end at once, since Node would wait a minute for their
 * request.
 */
export function closeConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of silent) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
