import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type GatheredAnswer,
  type GatheredCall,
  gatheredPath,
  mostGathered,
} from '../../../core/api-types/batched-calls.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { answerWithEvents, eventText } from '../../platform/http/event-stream-response.ts'
import { bodyOf } from '../../records/documents/request-body.ts'

/**
 * Calls that only read: what the cells of a dashboard ask. Each goes the whole way of a call of its own, with the same
 * session and the same rights.
 */
const mayBeGathered = [
  /^GET \/api\/portal\/widget\/\w+\/\w+(\?|$)/,
  /^POST \/api\/report\/\w+\/\w+\/sheet$/,
  /^POST \/api\/\w+\/\w+\/(page|drawn)$/,
  /^GET \/api\/diagram\/\w+\/\w+(\/[0-9a-f-]{36})?$/,
]

/** Many calls of one page in one request; the answers come as events, each as soon as it is there. */
export function gatheredCalls(app: FastifyInstance): void {
  app.post(gatheredPath, { config: { session: true, background: true, long: true } }, async (request, reply) => {
    const calls = callsOf(request)
    const raw = answerWithEvents(reply)
    raw.on('error', () => undefined)
    const tell = (text: string) => {
      if (!raw.writableEnded && !raw.destroyed) raw.write(text)
    }
    await Promise.all(calls.map(async (call, at) => tell(await answered(app, request, call, at))))
    raw.end()
    return reply
  })
}

function callsOf({ body }: FastifyRequest): readonly GatheredCall[] {
  const { calls } = bodyOf(body)
  if (!Array.isArray(calls) || calls.length > mostGathered) throw wrong()
  return calls.map(callOf)
}

function callOf(given: Json): GatheredCall {
  const { method, path, body = null } = bodyOf(given)
  if (typeof path !== 'string' || (method !== 'GET' && method !== 'POST')) throw wrong()
  if (!mayBeGathered.some((one) => one.test(`${method} ${path}`))) throw wrong()
  return { method, path, body }
}

function wrong(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}

/** The answer to one call, as an event. */
async function answered(
  app: FastifyInstance,
  { headers, socket }: FastifyRequest,
  { method, path, body }: GatheredCall,
  at: number,
): Promise<string> {
  const { 'content-length': _length, 'transfer-encoding': _coding, 'accept-encoding': _packed, ...kept } = headers
  const answer = await app.inject({
    method,
    url: path,
    headers: { ...kept, 'content-type': 'application/json' },
    ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
    ...(socket.remoteAddress === undefined ? {} : { remoteAddress: socket.remoteAddress }),
  })
  const told: GatheredAnswer = {
    at,
    status: answer.statusCode,
    requestId: String(answer.headers['x-request-id'] ?? ''),
    body: answer.json(),
  }
  return eventText('answer', told)
}
