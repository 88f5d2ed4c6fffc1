import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const lookEvery = 100

/**
 * Once the server is told to stop, ends each connection with its last answer, or a kept one would hold it up; those
 * that browsers opened ahead and never asked anything over end at once, since Node would wait a minute for their
 * request, or for ever once it has stopped listening.
 */
export function closeConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket) => {
    // Accepted between the beginning of the stop and the end of listening.
    if (closing) return void socket.destroy()
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of silent) socket.destroy()
    endIdle(app)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}

/** An answer whose headers had left before the stop keeps its connection: it is idle as soon as the answer has ended. */
function endIdle({ server }: FastifyInstance): void {
  const look = setInterval(() => server.closeIdleConnections(), lookEvery)
  server.once('close', () => clearInterval(look))
}
