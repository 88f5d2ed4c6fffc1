import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { atEndOfFile } from '../../../testing/end-of-test-file.ts'

/** How the server answers the next mails: takes them, says no for now or for good, or falls silent once it has one. */
type Mood = 'takes' | 'later' | 'never' | 'silent'

export interface Mailbox {
  readonly port: number
  /** Every mail it holds, as it came. */
  readonly mails: readonly string[]
  mood: Mood
}

/** A real mail server that asks for an account, until the file's tests are over. */
export async function openMailbox(user: string, pass: string): Promise<Mailbox> {
  const sockets = new Set<Socket>()
  const mails: string[] = []
  const box = { port: 0, mails, mood: 'takes' as Mood } // it changes
  const refusal = (code: number) => Object.assign(new Error('mailbox unavailable'), { responseCode: code })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === pass ? done(null, { user }) : done(new Error('who are you')),
    onRcptTo: (_address, _session, done) =>
      box.mood === 'later' ? done(refusal(451)) : box.mood === 'never' ? done(refusal(550)) : done(),
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        mails.push(mail)
        if (box.mood === 'silent') for (const socket of sockets) socket.destroy()
        else done()
      }, done)
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  atEndOfFile(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  )
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return Object.assign(box, { port })
}
