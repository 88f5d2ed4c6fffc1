import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Logger } from 'pino'
import { hourMs, minuteMs } from '../../core/values/duration.ts'
import type { Words } from '../../core/values/language.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { admit } from '../identity/session/authenticate-request.ts'
import type { Sessions } from '../identity/session/create-sessions.ts'
import { defaultSite, type Site } from '../identity/session/public-site-info.ts'
import { licenceGate } from '../operate/licence/licence-gate.ts'
import { withinLicence } from '../operate/licence/limit-rights-by-licence.ts'
import type { Licences } from '../operate/licence/open-licences.ts'
import { logCalls } from '../operate/log/log-calls.ts'
import { embeddedGate } from '../organisation/embed/embedded-gate.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { Running } from '../platform/context/running-composition.ts'
import type { Pool } from '../platform/database/pool.ts'
import { allowedOrigins } from '../platform/http/allowed-origins.ts'
import { authenticate } from '../platform/http/authenticate.ts'
import { closeConnections } from '../platform/http/close-connections.ts'
import { encodeAnswers } from '../platform/http/encode-responses.ts'
import { wrapAnswers } from '../platform/http/envelope.ts'
import { answerErrors } from '../platform/http/error-responses.ts'
import type { Readiness } from '../platform/http/health.ts'
import { rememberRoutes } from '../platform/http/known-routes.ts'
import { answerUnknown } from '../platform/http/not-found-responses.ts'
import { readBodies } from '../platform/http/read-bodies.ts'
import { refusalWords } from '../platform/http/refusal-text.ts'
import { provideContext } from '../platform/http/request-context.ts'
import { requestIdOf } from '../platform/http/request-id.ts'
import { admitInTurn } from '../platform/http/request-limiter.ts'
import { logRequests, openLog } from '../platform/http/request-log.ts'
import { requireAccess } from '../platform/http/route-access.ts'
import type { Routes } from '../platform/http/routes-type.ts'
import { secureHeaders } from '../platform/http/security-headers.ts'
import { servePages } from '../platform/http/serve-pages.ts'
import { rooms } from './server-components.ts'

export interface ServerParts {
  readonly pool: Pool
  readonly sessions: Sessions
  /** Without it no licence is asked for. */
  readonly licences?: Licences
  /** What this process is composed of. */
  readonly running: Running<Ctx>
  /** Refusal words of modules, beside those of the rooms. */
  readonly words?: readonly Readonly<Record<string, Words>>[]
  readonly routes?: readonly Routes[]
  readonly site?: Site
  /** Folder of the built pages; none are served when it is empty. */
  readonly webFolder?: string
  /** Pages travel by TLS: cookies are Secure and HSTS is sent. */
  readonly https?: boolean
  /** Whose X-Forwarded-For is believed: nobody, a number of proxies, or their addresses. */
  readonly trustProxy?: false | number | readonly string[]
  readonly log?: Logger
  readonly readiness?: Readiness
  /** Requests of one session in a minute before 429; 6,000 when not said, four times what a busy page makes. */
  readonly perMinute?: number
  /** Milliseconds that a body has to arrive, files apart; 30,000 when not said. */
  readonly bodyPatience?: number
}

const maxBody = 1_048_576
// 200 ids of 36 characters in one path segment (DAT-04).
const maxParam = 8_192
// Whatever is sent arrives within an hour, a file of the largest size over a slow line as well.
const longestRequest = hourMs
const usualPerMinute = 6_000
const compressFrom = 1_024
// Nobody reads how many requests are left, and saying so at every answer costs.
const noCounts = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** A server with every route of the composition, ready for `listen` or `inject`. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { pool, https = false } = parts
  const sessions =
    parts.licences === undefined
      ? parts.sessions
      : { ...parts.sessions, actorOf: withinLicence(parts.sessions.actorOf, parts.licences, parts.running.modules) }
  const words = refusalWords([...rooms.flatMap((room) => room.words ?? []), ...(parts.words ?? [])])
  const log = parts.log ?? openLog('warn')
  const app: FastifyInstance = fastify(options(parts, log))
  requireAccess(app)
  const known = rememberRoutes(app)
  answerErrors(app, words)
  secureHeaders(app, https)
  admitInTurn(app)
  await app.register(cookie)
  readBodies(app, parts.bodyPatience)
  await app.register(multipart)
  provideContext(app, pool, parts.running)
  if (parts.licences !== undefined) licenceGate(app, parts.licences)
  authenticate(app, (credentials, active, origin) => admit(sessions, credentials, active, origin), https)
  embeddedGate(app)
  wrapAnswers(app)
  logRequests(app, log)
  logCalls(app, pool)
  closeConnections(app)
  await app.register(compress, {
    threshold: compressFrom,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } },
    zlibOptions: { level: 3 },
  })
  encodeAnswers(app)
  await app.register(rateLimit, {
    max: parts.perMinute ?? usualPerMinute,
    timeWindow: minuteMs,
    keyGenerator: (request) => request.caller?.sessionId ?? request.ip,
    addHeaders: noCounts,
    addHeadersOnExceeding: noCounts,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('request.often', { seconds: Math.ceil(ttl / 1_000) }, { status: 429 }),
  })
  const origins = allowedOrigins(pool)
  const { site = defaultSite, readiness = { accepting: true } } = parts
  const server = { pool, sessions, words, site, https, origins, readiness, known }
  const everywhere = rooms.flatMap((room) => room.serverRoutes?.(server) ?? [])
  for (const routes of [...everywhere, ...(parts.routes ?? [])]) await app.register(async (scope) => routes(scope))
  const page = parts.webFolder === undefined ? () => null : await servePages(app, parts.webFolder, origins)
  answerUnknown(app, known, words, page)
  return app
}

function options({ trustProxy = false }: ServerParts, log: Logger): FastifyServerOptions {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the request id in the few lines that are written.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: maxBody,
    requestTimeout: longestRequest,
    routerOptions: { maxParamLength: maxParam },
    trustProxy: trusted(trustProxy),
  }
}

function trusted(proxies: NonNullable<ServerParts['trustProxy']>): FastifyServerOptions['trustProxy'] {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxies === false ? false : [...proxies]
}
