import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Mood, moods } from './behaviour.ts'
import { discoveryOf } from './discovery.ts'
import { editorPage } from './editor-page.ts'
import { textOf } from './letter-text.ts'
import { newKey, type SigningKey } from './proof.ts'
import { type OfficeOptions, officeOptions, type WpsOptions } from './settings.ts'
import { WopiSession } from './wopi-session.ts'
import { wpsRoutes } from './wps-editor.ts'
import { WpsSession } from './wps-session.ts'

export interface RunningOffice {
  /** Base address, `http://127.0.0.1:41234/`. */
  readonly url: string
  readonly setMood: (mood: Mood) => void
  /** Opens a document as its page does, without one: where the host has it, and the pass. */
  readonly open: (source: string, token: string) => WopiSession
  /** Opens a document as the page of the WPS server does. */
  readonly openWps: (fileId: string, token: string) => WpsSession
  /** Where the WPS server calls back from now on. */
  readonly setGateway: (gateway: string) => void
  /** How often it was asked what it opens. */
  readonly asked: () => number
  readonly close: () => Promise<void>
}

interface State {
  mood: Mood
  asked: number
  origin: string
  readonly keys: { readonly now: SigningKey; readonly before: SigningKey }
  readonly sessions: Map<string, WopiSession>
  readonly now: () => number
  wps: WpsOptions
}

/** Starts the office server in this process; tests give port 0 and get a free one. */
export async function startOffice(options: Partial<OfficeOptions> = {}): Promise<RunningOffice> {
  const { port, host, now, wps }: OfficeOptions = { ...officeOptions({}), ...options }
  const keys = { now: newKey(), before: newKey() }
  const state: State = { mood: 'good', asked: 0, origin: '', keys, sessions: new Map(), now, wps }
  const app = fastify({ forceCloseConnections: true, bodyLimit: 67_108_864 })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
  app.get('/hosting/discovery', async (_request, reply) => discovery(reply, state))
  editorRoutes(app, state)
  const openWps = (fileId: string, token: string) =>
    new WpsSession(fileId, token, () => ({ mood: state.mood, now: now(), wps: state.wps }))
  wpsRoutes(app, openWps, () => state.mood)
  operatorRoutes(app, state)
  await app.listen({ port, host })
  const address = app.server.address() as AddressInfo // listening on TCP, so it is an address with a port
  state.origin = `http://${address.address}:${address.port}`
  return {
    url: `${state.origin}/`,
    setMood: (mood) => {
      state.mood = mood
    },
    open: (source, token) => opened(state, source, token),
    openWps,
    setGateway: (gateway) => {
      state.wps = { ...state.wps, gateway }
    },
    asked: () => state.asked,
    close: () => app.close(),
  }
}

function opened(state: State, source: string, token: string): WopiSession {
  const session = new WopiSession(source, token, () => ({ mood: state.mood, keys: state.keys, now: state.now() }))
  state.sessions.set(session.id, session)
  return session
}

function discovery(reply: FastifyReply, state: State): FastifyReply {
  state.asked += 1
  const { mood, origin, keys } = state
  if (mood === 'silent') return reply.hijack()
  if (mood === 'redirecting') return reply.redirect('http://169.254.169.254/latest/meta-data', 302)
  if (mood === 'unreadable') return reply.type('text/xml').send('<wopi-discovery><net-zone>')
  // With a new key the old one is the one that the other side still knows.
  const [now, before] = mood === 'new-key' ? [newKey(), keys.now] : [keys.now, newKey()]
  return reply
    .type('text/xml')
    .send(discoveryOf(mood === 'elsewhere' ? 'http://elsewhere.example' : origin, now, before))
}

function editorRoutes(app: FastifyInstance, state: State): void {
  app.post<{ Querystring: { WOPISrc?: string }; Body: { access_token?: string } }>(
    '/browser/edit',
    async (request, reply) => {
      const session = opened(state, request.query.WOPISrc ?? '', request.body.access_token ?? '')
      const info = await session.info()
      if (info.status !== 200) return reply.code(502).type('text/html').send(`<p>CheckFileInfo ${info.status}</p>`)
      const { PostMessageOrigin, UserCanWrite } = JSON.parse(new TextDecoder().decode(info.body)) as {
        readonly PostMessageOrigin?: string
        readonly UserCanWrite?: boolean
      } // what the protocol answers
      if (UserCanWrite) await session.operate('LOCK')
      const { body } = await session.file()
      return reply
        .type('text/html')
        .send(editorPage(session.id, textOf(body), PostMessageOrigin ?? '', UserCanWrite === true))
    },
  )
  app.post<{ Body: { session?: string; text?: string } }>('/browser/save', async (request, reply) => {
    const session = state.sessions.get(request.body.session ?? '')
    if (session === undefined) return reply.code(404).send({ status: 404 })
    const { status, version } = await session.saveText(request.body.text ?? '')
    return { status, version }
  })
}

function operatorRoutes(app: FastifyInstance, state: State): void {
  app.get('/mood', async () => ({ mood: state.mood, moods }))
  app.post<{ Params: { mood: string } }>('/mood/:mood', async (request, reply) => {
    const mood = moods.find((one) => one === request.params.mood)
    if (mood === undefined) return reply.code(404).send({ moods })
    state.mood = mood
    return { mood }
  })
}
