import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Mood, moods } from './behaviour.ts'
import { type Reading, readingOf } from './reading.ts'
import { type WeighbridgeOptions, weighbridgeOptions } from './settings.ts'

export interface RunningWeighbridge {
  /** Base address, `http://127.0.0.1:41234/`. */
  readonly url: string
  readonly setMood: (mood: Mood) => void
  /** Puts so many kilograms on a scale. */
  readonly put: (scale: string, kg: number) => void
  readonly close: () => Promise<void>
}

interface State {
  mood: Mood
  readonly loads: Map<string, number>
  readonly seqs: Map<string, number>
  /** What each scale showed last. */
  readonly shown: Map<string, Reading>
}

/** Starts the scales in this process; tests give port 0 and get a free one. */
export async function startWeighbridge(options: Partial<WeighbridgeOptions> = {}): Promise<RunningWeighbridge> {
  const settings: WeighbridgeOptions = { ...weighbridgeOptions({}), ...options }
  const state: State = { mood: 'good', loads: new Map(), seqs: new Map(), shown: new Map() }
  const app = fastify({ forceCloseConnections: true })
  app.get<{ Params: { scale: string } }>('/v1/scales/:scale/reading', (request, reply) =>
    read(request, reply, state, settings),
  )
  operatorRoutes(app, state)
  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address() as AddressInfo // listening on TCP, so it is an address with a port
  return {
    url: `http://${address.address}:${address.port}/`,
    setMood: (mood) => {
      state.mood = mood
    },
    put: (scale, kg) => {
      state.loads.set(scale, kg)
    },
    close: () => app.close(),
  }
}

/** `GET /v1/scales/1/reading` with the key as a bearer. */
function read(
  request: FastifyRequest<{ Params: { scale: string } }>,
  reply: FastifyReply,
  state: State,
  { key, now }: WeighbridgeOptions,
): unknown {
  const { mood } = state
  if (mood === 'wrong-key' || (key !== '' && request.headers.authorization !== `Bearer ${key}`))
    return reply.code(401).send({ error: 'unknown key' })
  if (mood === 'broken') return reply.code(502).type('text/html').send('<h1>Bad gateway</h1>')
  if (mood === 'silent') return reply.hijack()
  const { scale } = request.params
  if (!/^[1-9]\d?$/.test(scale)) return reply.code(404).send({ error: 'no such scale' })
  const told = JSON.stringify(mood === 'twice' ? saidAgain(scale, state, now()) : readingAt(scale, state, now()))
  return reply.type('application/json').send(mood === 'half' ? told.slice(0, Math.floor(told.length / 2)) : told)
}

function readingAt(scale: string, { mood, loads, seqs, shown }: State, now: number): Reading {
  const seq = (seqs.get(scale) ?? 0) + 1
  seqs.set(scale, seq)
  const reading = readingOf({ scale, seq, load: loads.get(scale) ?? null, mood, now })
  shown.set(scale, reading)
  return reading
}

/** What was shown last is shown as if it had been weighed now, whoever stands there. */
function saidAgain(scale: string, state: State, now: number): Reading {
  const last = state.shown.get(scale) ?? readingAt(scale, state, now)
  return { ...last, at: new Date(now).toISOString() }
}

function operatorRoutes(app: FastifyInstance, state: State): void {
  app.get('/mood', async () => ({ mood: state.mood, moods }))
  app.post<{ Params: { mood: string } }>('/mood/:mood', async (request, reply) => {
    const mood = moods.find((one) => one === request.params.mood)
    if (mood === undefined) return reply.code(404).send({ moods })
    state.mood = mood
    return { mood }
  })
  app.post<{ Params: { scale: string; kg: string } }>('/put/:scale/:kg', async (request, reply) => {
    const { scale, kg } = request.params
    if (!/^\d{1,6}$/.test(kg)) return reply.code(400).send({ error: 'whole kilograms' })
    state.loads.set(scale, Number(kg))
    return { scale, kg }
  })
}
