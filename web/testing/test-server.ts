import { type GatheredCall, gatheredPath } from '../../core/api-types/batched-calls.ts'
import type { Json } from '../../core/values/json.ts'
import { eventText, stream } from './event-stream-answer.ts'
import { Held } from './held-calls.ts'

/** A call as the server under test got it. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** JSON as sent, a form by its names (`parameters[userZt]`), null where there was none. */
  readonly body: unknown
  readonly language: string
  /** What makes a repeated call one. */
  readonly key: string | null
}

interface RefusalParts {
  readonly status: number
  readonly code: string
  readonly message?: string
  /** Field name to what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>
  readonly data?: Json
}

/** An answer that is no success, in the envelope of the API. */
class Refused {
  readonly parts: RefusalParts

  constructor(parts: RefusalParts) {
    this.parts = parts
  }
}

/** What a call is refused with. */
export function refusal(parts: RefusalParts): Refused {
  return new Refused(parts)
}

/** The server is not reached at all. */
export const unreachable = Symbol('unreachable')

type Answering = (call: Call) => unknown

/** The server that the page talks to now; null between tests. */
let current: TestServer | null = null

export function currentServer(): TestServer | null {
  return current
}

function beCurrent(server: TestServer): void {
  current = server
}

/** After a test nobody answers any more: what its page still asks for waits for ever. */
export function endServer(): void {
  current?.hangUp()
  current = null
}

/**
 * Answers the calls of the page by method and path, in the envelope of the API. A path is whole, without its query; `*`
 * stands for one part of it. What was said last counts. A call that nobody answers fails the test.
 */
export class TestServer {
  /** Calls in the order they came, without the event stream. */
  readonly calls: Call[] = []
  /** How many calls each request carried that carried several. */
  readonly gathered: number[] = []
  /** Calls that nobody answers, as `GET /api/x`. */
  readonly unanswered: string[] = []
  readonly #answers: { readonly at: RegExp; readonly answer: Answering }[] = []
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  #over = false

  constructor(answers: Readonly<Record<string, unknown>> = {}) {
    for (const [at, answer] of Object.entries(answers)) this.on(at, answer)
    beCurrent(this)
  }

  /**
   * `on('GET /api/x', answer)`: a value, a `refusal`, `unreachable`, a Response, a promise of one of these, or what
   * makes one of a call.
   */
  on(at: string, answer: unknown): this {
    const shape = at.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')
    const answering = typeof answer === 'function' ? (answer as Answering) : () => answer // a function is what makes answers
    this.#answers.unshift({ at: new RegExp(`^${shape}$`), answer: answering })
    return this
  }

  /** Lets the calls wait until the test answers them, in any order: the first has number 0. */
  hold(at: string): Held {
    const held = new Held()
    this.on(at, () => held.next())
    return held
  }

  /** Calls of a path, or of a method and a path: `/api/x`, `POST /api/x`. */
  callsTo(at: string): readonly Call[] {
    return this.calls.filter(({ method, path }) => at === path || at === `${method} ${path}`)
  }

  /** Sends an event to the page, as the stream of the server does. */
  tell(topic: string, data: Json = null): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(eventText(topic, data)))
  }

  /** Whether the page listens to events. */
  get heard(): boolean {
    return this.#streams.size > 0
  }

  hangUp(): void {
    this.#over = true
    for (const stream of this.#streams) stream.close()
    this.#streams.clear()
  }

  /** What `fetch` answers. */
  async fetched(request: Request): Promise<Response> {
    const call = await callOf(request)
    if (call.path === '/api/notice/stream') return this.#stream(request.signal)
    if (call.path === gatheredPath) return this.#gathered(call, request.signal)
    return this.answered(call, request.signal)
  }

  async answered(call: Call, signal: AbortSignal): Promise<Response> {
    if (this.#over) return new Promise(() => undefined)
    this.calls.push(call)
    const at = `${call.method} ${call.path}`
    const known = this.#answers.find((one) => one.at.test(at))
    if (!known) this.unanswered.push(at)
    const answer = known
      ? await orAborted(known.answer(call), signal)
      : refusal({ status: 501, code: 'test.unanswered' })
    if (this.#over) return new Promise(() => undefined)
    if (answer === unreachable) throw new TypeError('Failed to fetch')
    return responseOf(answer, signal)
  }

  /** The calls that travelled together are answered each by itself. */
  #gathered({ body, language }: Call, signal: AbortSignal): Response {
    const { calls } = body as { readonly calls: readonly GatheredCall[] } // what web/platform/http/batched-calls.ts sends
    const { answer, tell, end } = stream()
    const one = async ({ method, path, body: sent = null }: GatheredCall, at: number) => {
      const { pathname, searchParams } = new URL(path, 'http://test')
      const query = Object.fromEntries(searchParams)
      const call = { method, path: pathname, query, body: sent, language, key: null }
      const told = await this.answered(call, AbortSignal.any([signal]))
      tell('answer', { at, status: told.status, requestId: 'request-of-test', body: (await told.json()) as Json })
    }
    this.gathered.push(calls.length)
    // One that is not reached ends them all, as a connection that breaks.
    void Promise.all(calls.map(one)).then(end, end)
    return answer
  }

  #stream(signal: AbortSignal): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.#streams.add(stream)
        signal.addEventListener('abort', () => {
          if (this.#streams.delete(stream)) stream.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

function responseOf(answer: unknown, signal: AbortSignal): Response {
  if (answer instanceof Response) {
    const { body, status, headers } = answer.clone()
    return new Response(body?.pipeThrough(new TransformStream(), { signal }), { status, headers })
  }
  if (!(answer instanceof Refused)) return Response.json({ code: '0', msg: '', message: '', data: answer ?? null })
  const { status, code, message = '', fields, data = null } = answer.parts
  const errors = fields === undefined ? data : { errors: fields }
  return Response.json(
    { code, msg: message, message, data: errors },
    { status, headers: { 'x-request-id': 'request-of-test' } },
  )
}

async function callOf(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: bodyOf(await request.text(), request.headers.get('content-type') ?? ''),
    language: request.headers.get('lang') ?? '',
    key: request.headers.get('idempotency-key'),
  }
}

function bodyOf(text: string, type: string): unknown {
  if (text === '') return null
  if (type.includes('json')) return JSON.parse(text) as unknown // the test asks what it holds
  return type.includes('urlencoded') ? Object.fromEntries(new URLSearchParams(text)) : text
}

/** Whoever takes a call back hears so at once, as in a browser. */
function orAborted(answer: unknown, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as unknown))
    Promise.resolve(answer).then(resolve, reject)
  })
}
