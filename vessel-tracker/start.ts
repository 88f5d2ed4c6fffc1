import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Mood, moods } from './behaviour.ts'
import { type TrackerOptions, trackerOptions } from './settings.ts'
import { reportsOf } from './voyage.ts'

export interface RunningTracker {
  /** Base address, `http://127.0.0.1:41234/`. */
  readonly url: string
  readonly setMood: (mood: Mood) => void
  /** How often it was asked for positions. */
  readonly asked: () => number
  readonly close: () => Promise<void>
}

/** Starts the tracker in this process; tests give port 0 and get a free one. */
export async function startTracker(options: Partial<TrackerOptions> = {}): Promise<RunningTracker> {
  const settings: TrackerOptions = { ...trackerOptions({}), ...options }
  const state = { mood: 'good' as Mood, asked: 0 }
  const app = fastify({ forceCloseConnections: true })
  app.get<{ Querystring: { mmsi?: string; since?: string } }>('/v1/positions', (request, reply) => {
    state.asked += 1
    return positions(request, reply, state.mood, settings)
  })
  operatorRoutes(app, state)
  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address() as AddressInfo // listening on TCP, so it is an address with a port
  return {
    url: `http://${address.address}:${address.port}/`,
    setMood: (mood) => {
      state.mood = mood
    },
    asked: () => state.asked,
    close: () => app.close(),
  }
}

function operatorRoutes(app: FastifyInstance, state: { mood: Mood }): void {
  app.get('/mood', async () => ({ mood: state.mood, moods }))
  app.post<{ Params: { mood: string } }>('/mood/:mood', async (request, reply) => {
    const mood = moods.find((one) => one === request.params.mood)
    if (mood === undefined) return reply.code(404).send({ moods })
    state.mood = mood
    return { mood }
  })
}

const longestSpan = 7 * 86_400_000

/** `GET /v1/positions?mmsi=413456780,413456781&since=2026-11-26T00:00:00Z` with the key as a bearer. */
function positions(
  request: FastifyRequest<{ Querystring: { mmsi?: string; since?: string } }>,
  reply: FastifyReply,
  mood: Mood,
  { key, now }: TrackerOptions,
): unknown {
  if (mood === 'wrong-key' || (key !== '' && request.headers.authorization !== `Bearer ${key}`))
    return reply.code(401).send({ error: 'unknown key' })
  if (mood === 'broken') return reply.code(502).type('text/html').send('<h1>Bad gateway</h1>')
  if (mood === 'silent') return reply.hijack()
  const until = now()
  const since = Date.parse(request.query.since ?? '')
  const after = Number.isNaN(since) ? until - 3_600_000 : Math.max(since, until - longestSpan)
  const numbers = (request.query.mmsi ?? '').split(',').filter((mmsi) => /^\d{9}$/.test(mmsi))
  const body = JSON.stringify({ data: numbers.flatMap((mmsi) => reportsOf(mmsi, after, until)) })
  if (mood !== 'half') return reply.type('application/json').send(body)
  // The connection breaks in the middle of what was promised.
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  reply.raw.write(body.slice(0, Math.floor(body.length / 2)), () => request.raw.destroy())
  return reply
}
