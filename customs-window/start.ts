import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '../core/values/duration.ts'
import { behaviourOf, type Mood, moods } from './behaviour.ts'
import { statesOf, windowNoOf } from './declaration-states.ts'
import { LodgedBook } from './lodged-book.ts'
import type { Lodged } from './lodged.ts'
import { pushState } from './push-states.ts'
import { type WindowOptions, windowOptions } from './settings.ts'
import { notWithdrawable } from './withdrawal-states.ts'

export interface RunningWindow {
  /** Base address, `http://127.0.0.1:41234/`. */
  readonly url: string
  readonly setMood: (mood: Mood) => void
  /** Keeps back the next answer to a lodging or of its states until it is let go. */
  readonly keepAnswer: () => KeptAnswer
  /** How often a client's number was handed in, and how often it was lodged. */
  readonly counts: (clientNo: string) => { readonly handedIn: number; readonly lodged: number }
  /** How often a withdrawal of a client's number was asked for. */
  readonly withdrawals: (clientNo: string) => number
  /** Pushes what is due and was not pushed; answers how each was taken. */
  readonly push: () => Promise<readonly (number | null)[]>
  readonly close: () => Promise<void>
}

interface KeptAnswer {
  /** Once the answer stands as it will be given. */
  readonly written: Promise<unknown>
  readonly letGo: () => void
}

interface State {
  readonly settings: WindowOptions
  readonly book: LodgedBook
  readonly handedIn: Map<string, number>
  readonly lodged: Map<string, number>
  readonly asked: Map<string, number>
  readonly pushed: Set<string>
  mood: Mood
  /** What becomes of the next such answer before it goes out. */
  keep: (() => Promise<void>) | null
  /** Milliseconds by which the operator moved the clock forward. */
  forward: number
}

/** Starts the window in this process; tests give port 0 and get a free one. */
export async function startWindow(options: Partial<WindowOptions> = {}): Promise<RunningWindow> {
  const settings: WindowOptions = { ...windowOptions({}), ...options }
  const maps = { handedIn: new Map(), lodged: new Map(), asked: new Map(), pushed: new Set<string>() }
  const state: State = { settings, book: new LodgedBook(settings.file), ...maps, mood: 'good', keep: null, forward: 0 }
  const app = fastify({ forceCloseConnections: true })
  clientRoutes(app, state)
  operatorRoutes(app, state)
  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address() as AddressInfo // listening on TCP, so it is an address with a port
  const timer = settings.push === null ? undefined : setInterval(() => void pushDue(state), 1_000)
  return {
    url: `http://${address.address}:${address.port}/`,
    setMood: (mood) => {
      state.mood = mood
    },
    keepAnswer: () => keepNext(state),
    counts: (clientNo) => ({
      handedIn: state.handedIn.get(clientNo) ?? 0,
      lodged: state.lodged.get(clientNo) ?? 0,
    }),
    withdrawals: (clientNo) => state.book.get(clientNo)?.withdrawals?.length ?? 0,
    push: () => pushDue(state),
    close: () => {
      clearInterval(timer)
      return app.close()
    },
  }
}

function keepNext(state: State): KeptAnswer {
  const events = new EventEmitter()
  const [written, gone] = [once(events, 'written'), once(events, 'gone')]
  state.keep = async () => {
    state.keep = null
    events.emit('written')
    await gone
  }
  return { written, letGo: () => events.emit('gone') }
}

const nowOf = ({ settings, forward }: State) => settings.now() + forward

async function pushDue(state: State): Promise<readonly (number | null)[]> {
  const { push, stepMs } = state.settings
  if (push === null) return []
  const answers: (number | null)[] = []
  const due = state.book.all().flatMap((one) => statesOf(one, nowOf(state), stepMs))
  for (const one of due) {
    const name = `${one.clientNo} ${one.seq}`
    if (state.pushed.has(name)) continue
    state.pushed.add(name)
    answers.push(await pushState(push, one))
  }
  return answers
}

function clientRoutes(app: FastifyInstance, state: State): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return
    const { key } = state.settings
    if (state.mood === 'wrong-key' || (key !== '' && request.headers.authorization !== `Bearer ${key}`))
      return reply.code(401).send({ error: 'unknown key' })
    if (state.mood === 'broken') return reply.code(502).type('text/html').send('<h1>Bad gateway</h1>')
    if (state.mood === 'silent') return reply.hijack()
  })
  app.get('/v1/health', async () => ({ ok: true }))
  app.post('/v1/declarations', (request, reply) => handIn(request, reply, state))
  app.get<{ Params: { clientNo: string } }>('/v1/declarations/:clientNo', async (request, reply) => {
    const one = state.book.get(request.params.clientNo)
    if (one === undefined) return reply.code(404).send({ error: 'no such declaration' })
    const told = JSON.stringify(answerOf(one, state))
    const asked = counted(state.asked, one.clientNo)
    const isHalf = behaviourOf(one.grossKg) === 'malformed' && asked === 1
    await state.keep?.()
    return reply.type('application/json').send(isHalf ? told.slice(0, Math.floor(told.length / 2)) : told)
  })
  app.post<{ Params: { clientNo: string } }>('/v1/declarations/:clientNo/payment', (request, reply) =>
    takePayment(request.params.clientNo, reply, state),
  )
  app.post<{ Params: { clientNo: string } }>('/v1/declarations/:clientNo/withdrawals', (request, reply) =>
    askToWithdraw(request.params.clientNo, request, reply, state),
  )
}

function answerOf(one: Lodged, state: State) {
  return { ...receiptOf(one), states: statesOf(one, nowOf(state), state.settings.stepMs) }
}

/** A tax that was asked for is paid once, however often it is told. */
function takePayment(clientNo: string, reply: FastifyReply, state: State): unknown {
  const one = state.book.get(clientNo)
  if (one === undefined) return reply.code(404).send({ error: 'no such declaration' })
  if (one.paidAt !== undefined) return answerOf(one, state)
  const isAsked = answerOf(one, state).states.some((told) => told.state === 'tax')
  if (!isAsked) return reply.code(422).send({ error: '尚未签发税单，无需缴款' })
  const paid = { ...one, paidAt: nowOf(state) }
  state.book.add(paid)
  return answerOf(paid, state)
}

/** A withdrawal is asked for once under a number, and none while another is not decided. */
function askToWithdraw(clientNo: string, request: FastifyRequest, reply: FastifyReply, state: State): unknown {
  const one = state.book.get(clientNo)
  if (one === undefined) return reply.code(404).send({ error: 'no such declaration' })
  const given = request.body as Readonly<Record<string, unknown>> | null // whatever JSON the client sent
  const requestNo = given?.['requestNo']
  if (typeof requestNo !== 'string' || requestNo === '') return reply.code(400).send({ error: 'requestNo is needed' })
  const before = one.withdrawals ?? []
  if (before.some((asked) => asked.requestNo === requestNo)) return answerOf(one, state)
  const behaviour = behaviourOf(one.grossKg)
  const wrong =
    behaviour === 'withdrawal-unfit'
      ? '撤单申请缺少随附说明'
      : notWithdrawable(answerOf(one, state).states.map((told) => told.state))
  if (wrong !== null) return reply.code(422).send({ error: wrong })
  const asked = { ...one, withdrawals: [...before, { requestNo, at: nowOf(state) }] }
  state.book.add(asked)
  if (behaviour !== 'withdrawal-lost-answer') return answerOf(asked, state)
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** A client's number is lodged once, however often it is handed in. */
async function handIn(request: FastifyRequest, reply: FastifyReply, state: State): Promise<unknown> {
  const given = request.body as Readonly<Record<string, unknown>> | null // whatever JSON the client sent
  const text = (name: string) => (typeof given?.[name] === 'string' ? given[name] : '')
  const [clientNo, grossKg] = [text('clientNo'), text('grossKg')]
  if (clientNo === '' || grossKg === '') return reply.code(400).send({ error: 'clientNo and grossKg are needed' })
  const handedIn = counted(state.handedIn, clientNo)
  const behaviour = behaviourOf(grossKg)
  if (behaviour === 'broken' && handedIn === 1) return reply.code(503).send({ error: 'try later' })
  if (behaviour === 'refused')
    return reply.code(422).send({ error: '报文校验未通过：运输工具航次号为空', field: 'transport' })
  const known = state.book.get(clientNo)
  const one = known ?? {
    clientNo,
    grossKg,
    duty: text('duty') || '0',
    vat: text('vat') || '0',
    at: nowOf(state),
  }
  if (known === undefined) {
    state.book.add(one)
    counted(state.lodged, clientNo)
  }
  await state.keep?.()
  if (behaviour === 'slow' && handedIn === 1) return reply.hijack()
  if (behaviour !== 'lost-answer' || handedIn > 1) return reply.code(known ? 200 : 201).send(receiptOf(one))
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

function receiptOf({ clientNo, at }: Lodged) {
  return { clientNo, windowNo: windowNoOf(clientNo), receivedAt: new Date(at).toISOString() }
}

function counted(counts: Map<string, number>, name: string): number {
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  return count
}

function operatorRoutes(app: FastifyInstance, state: State): void {
  app.get('/mood', async () => ({ mood: state.mood, moods }))
  app.post<{ Params: { mood: string } }>('/mood/:mood', async (request, reply) => {
    const mood = moods.find((one) => one === request.params.mood)
    if (mood === undefined) return reply.code(404).send({ moods })
    state.mood = mood
    return { mood }
  })
  app.get('/lodged', async () =>
    state.book.all().map((one) => ({
      ...receiptOf(one),
      behaviour: behaviourOf(one.grossKg),
      states: statesOf(one, nowOf(state), state.settings.stepMs).map((told) => told.state),
    })),
  )
  app.post<{ Params: { minutes: string } }>('/forward/:minutes', async (request, reply) => {
    const minutes = Number(request.params.minutes)
    if (!Number.isInteger(minutes) || minutes < 0) return reply.code(400).send({ error: 'whole minutes' })
    state.forward += minutes * minuteMs
    return { now: new Date(nowOf(state)).toISOString() }
  })
}
