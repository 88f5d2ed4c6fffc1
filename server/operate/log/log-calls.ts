import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import type { Pool } from '../../platform/database/pool.ts'
import { prepared } from '../../platform/database/sql.ts'
import { now } from '../../platform/process/clock.ts'
import { logSearch } from './search-tokens.ts'

/** A call or an error to be kept. */
interface KeptCall {
  readonly at: string
  readonly source: 'call' | 'server' | 'page'
  readonly method: string
  readonly path: string
  readonly status: number | null
  readonly ms: number | null
  readonly person: string | null
  readonly personName: string
  readonly ip: string
  readonly requestId: string
  readonly message: string | null
  readonly stack: string | null
}

const every = 2_000
const mostWaiting = 20_000
const slow = 1_000
const longestPath = 300
// Reading: these change nothing, and everybody does them all the time.
const reads = /\/(page|totals|groups|describe|choices|widget|dryRun)$/

declare module 'fastify' {
  interface FastifyInstance {
    /** Keeps an error of ours for the error log. */
    readonly keepError: (
      request: FastifyRequest,
      source: 'server' | 'page',
      message: string,
      stack: string | null,
      path?: string,
    ) => void
  }
}

/**
 * Keeps calls that changed something, failed or were slow, and errors; written together every two seconds, so that no
 * call waits for it.
 */
export function logCalls(app: FastifyInstance, pool: Pool): void {
  let waiting: KeptCall[] = []
  const keep = (call: KeptCall) => {
    // A flood of failures must not fill the memory; the log of the process has them all.
    if (waiting.length < mostWaiting) waiting.push(call)
  }
  async function flush(): Promise<void> {
    const batch = waiting
    waiting = []
    if (batch.length > 0)
      await write(pool, batch).catch((error: unknown) =>
        app.log.warn({ err: error }, 'the call log could not be written'),
      )
  }
  const timer = setInterval(() => void flush(), every).unref()
  app.decorate(
    'keepError',
    (request: FastifyRequest, source: 'server' | 'page', message: string, stack: string | null, path?: string) =>
      keep({
        ...factsOf(request),
        source,
        status: null,
        ms: null,
        message: message.slice(0, 1_000),
        stack: stack?.slice(0, 8_000) ?? null,
        ...(path === undefined ? {} : { path: path.slice(0, longestPath) }),
      }),
  )
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (worthKeeping(request, reply))
      keep({
        ...factsOf(request),
        source: 'call',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        message: null,
        stack: null,
      })
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}

function worthKeeping({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean {
  const { url, config } = routeOptions
  if (url === undefined || !url.startsWith('/api/') || config.background === true) return false
  if (statusCode >= 400 || elapsedTime >= slow) return true
  return method !== 'GET' && method !== 'HEAD' && !reads.test(url)
}

function factsOf({ method, url, id, ip, caller, routeOptions }: FastifyRequest) {
  const isAnonymous = routeOptions.config.anonymous === true
  return {
    at: new Date(now()).toISOString(),
    method,
    path: (url.split('?', 1)[0] ?? '').slice(0, longestPath),
    person: isAnonymous ? null : (caller?.actor.id ?? null),
    personName: isAnonymous ? '' : (caller?.actor.name ?? ''),
    ip: isAnonymous ? '' : ip,
    requestId: id,
  }
}

/** One array for each column: PostgreSQL reads that sooner than the same rows as JSON. */
async function write(pool: Pool, calls: readonly KeptCall[]): Promise<void> {
  const found = calls.map(({ path, personName, ip, requestId, message, method, source }) =>
    logSearch([path, personName, ip, requestId, message ?? ''], { method, source }),
  )
  const all = <K extends keyof KeptCall>(name: K) => calls.map((call) => call[name])
  await pool.query(
    prepared(sql`
    insert into engine.call_log (at, source, method, path, status, ms, person, person_name, ip, request_id,
      message, stack, search, tokens)
    select c.at, c.source, c.method, c.path, c.status, c.ms, c.person, c.person_name, c.ip, c.request_id,
      c.message, c.stack, c.search, string_to_array(c.tokens, e'\\n')
    from unnest(${all('at')}::timestamptz[], ${all('source')}::text[], ${all('method')}::text[], ${all('path')}::text[],
      ${all('status')}::smallint[], ${all('ms')}::integer[], ${all('person')}::uuid[], ${all('personName')}::text[],
      ${all('ip')}::text[], ${all('requestId')}::text[], ${all('message')}::text[], ${all('stack')}::text[],
      ${found.map(({ search }) => search)}::text[], ${found.map(({ tokens }) => tokens)}::text[])
      as c(at, source, method, path, status, ms, person, person_name, ip, request_id, message, stack, search, tokens)`),
  )
}
