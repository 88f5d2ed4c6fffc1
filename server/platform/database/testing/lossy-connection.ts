import { connect, createServer, type AddressInfo } from 'node:net'
import type { DatabaseAddress } from '../database-address.ts'

interface LossyWay {
  /** Loses every answer while it is `deaf`. */
  readonly way: { deaf: boolean }
  readonly address: DatabaseAddress
  /** Holds up every answer until what it returns is called. */
  readonly hold: () => () => void
  readonly close: () => void
}

/** A way to a database over a port of its own. */
export async function lossyWay(database: DatabaseAddress): Promise<LossyWay> {
  const { host = '', port = 5432 } = database
  const way = { deaf: false }
  let held: (() => void)[] | undefined
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    near.pipe(far)
    far.on('data', (piece) => {
      if (way.deaf) return
      if (held === undefined) near.write(piece)
      else held.push(() => near.write(piece))
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port: own } = server.address() as AddressInfo // it listens on a port
  return {
    way,
    address: { ...database, host: '127.0.0.1', port: own },
    hold() {
      const answers: (() => void)[] = []
      held = answers
      return () => {
        held = undefined
        for (const answer of answers) answer()
      }
    },
    close: () => server.close(),
  }
}
