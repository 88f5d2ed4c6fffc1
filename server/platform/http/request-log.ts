import type { FastifyInstance } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'
import { now } from '../process/clock.ts'
import { sourcedStack } from '../process/source-mapped-stack.ts'

// Bodies, headers and query strings are never logged; these keep a careless log line from saying them.
const secretNames = [
  'pwd',
  'oldPwd',
  'newPwd',
  'password',
  'smsCode',
  'checkCode',
  'accessToken',
  'refreshToken',
  'accesstoken',
  'refreshtoken',
  'authorization',
  'cookie',
  'token',
  'hash',
  'detail',
  'parameters',
]
const redacted = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** The log of a server process: one JSON line each, UTC, with secrets struck out. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
    redact: { paths: redacted, censor: '***' },
    serializers: { err: errorFacts, req: () => undefined, res: () => undefined },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** One line for each request; the path without its query, which may hold what people search for. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  // These facts hold no secret, so the search for one is spared.
  const plain = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (!plain.isLevelEnabled('info')) return
    const path = request.url.split('?', 1)[0]
    const userId = request.caller?.actor.id
    const facts = {
      requestId: request.id,
      userId,
      method: request.method,
      route: request.routeOptions.url,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
    }
    plain.info(facts, 'request')
  })
}

// PostgreSQL's `detail` quotes the values of rows, so only these parts of an error are kept.
function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const code = 'code' in error ? String(error.code) : undefined
  return {
    name,
    message,
    stack: stack && sourcedStack(stack),
    code,
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  }
}
