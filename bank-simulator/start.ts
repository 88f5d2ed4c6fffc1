import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { UnreadableMessage } from '../modules/finance/bank/read-xml.ts'
import { Bank } from './bank.ts'
import { reportPusher } from './push-reports.ts'
import { customerRoutes, operatorRoutes } from './routes.ts'
import { bankOptions } from './settings.ts'
import type { BankOptions } from './settings.ts'

export interface RunningBank {
  /** Base address, `http://127.0.0.1:41234/`. */
  readonly url: string
  readonly bank: Bank
  /** Stops at once; calls that are being held are dropped. */
  readonly close: () => Promise<void>
}

/** Starts the bank in this process; tests give port 0 and get a free one. */
export async function startBank(options: Partial<BankOptions> = {}): Promise<RunningBank> {
  const settings: BankOptions = { ...bankOptions({}), ...options }
  const bank = new Bank(settings)
  bank.onPush = reportPusher(settings.callback, () => bank.clock.now())
  const app = appOf(bank, settings)
  await app.listen({ port: settings.port, host: settings.host })
  // Late successes are booked and pushed without anybody asking.
  const tick = setInterval(() => bank.catchUp(), 1_000).unref()
  return {
    url: addressOf(app),
    bank,
    close: async () => {
      clearInterval(tick)
      await app.close()
    },
  }
}

function appOf(bank: Bank, settings: BankOptions): FastifyInstance {
  const app = fastify({ bodyLimit: 262_144, forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  app.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const status = error instanceof UnreadableMessage ? 400 : (error.statusCode ?? 500)
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status < 500 ? error.message : 'error')
  })
  app.register(async (part) => customerRoutes(part, bank, settings))
  app.register(async (part) => operatorRoutes(part, bank, settings))
  return app
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address() as AddressInfo // listening on TCP, so it is an address with a port
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}/`
}
