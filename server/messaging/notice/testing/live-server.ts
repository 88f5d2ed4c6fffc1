import { defineModule } from '../../../../core/description/module.ts'
import type { Lang } from '../../../../core/values/language.ts'
import { openSessions } from '../../../identity/session/create-sessions.ts'
import { password } from '../../../identity/session/testing/people.ts'
import { compose } from '../../../main/compose-modules.ts'
import { createServer } from '../../../main/server.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import type { Running } from '../../../platform/context/running-composition.ts'
import type { DatabaseAddress } from '../../../platform/database/database-address.ts'
import { openPool, type Pool } from '../../../platform/database/pool.ts'
import { openRelay } from '../../outbox/relay.ts'
import { openLive } from '../live/open-live-updates.ts'
import { noticeRoutes } from '../notice-routes.ts'

/** One process' worth of server on a real port, with its own pool, relay and streams. */
export interface LiveServer {
  readonly url: string
  readonly pool: Pool
  readonly running: Running<Ctx>
  readonly streams: () => number
  readonly close: () => Promise<void>
}

const trial = defineModule({
  name: 'trial',
  label: { zh: '试', ru: 'Проба', en: 'Trial' },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  pages: [],
  notices: {
    'trial.told': {
      title: { zh: '试告知 {number}', ru: 'Проба {number}', en: 'Trial {number}' },
      content: { zh: '{who} 付款 {amount}', ru: '{who}: платёж {amount}', en: '{who} paid {amount}' },
      decimals: ['amount'],
    },
  },
})

/** Starts a server of the engine alone over a database. */
export async function liveServer(address: DatabaseAddress, failures: unknown[] = []): Promise<LiveServer> {
  const pool = openPool(address, { max: 6 })
  const running = compose({ modules: [trial] })
  const sessions = await openSessions(pool, {})
  const onError = (error: unknown) => void failures.push(error)
  const live = await openLive({ sessions, running, onError })
  const app = await createServer({ pool, sessions, running, routes: [noticeRoutes(live)] })
  const relay = openRelay({ pool, worded: new Set(running.notices.keys()), onError })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    pool,
    running,
    streams: live.count,
    async close() {
      await app.close()
      await relay.close()
      await sessions.close()
      await pool.end()
    },
  }
}

/** A signed-in page that reads its event stream. */
export interface OpenPage {
  readonly tokens: Readonly<Record<string, string>>
  /** Data of the next event of a topic that has not been taken yet; fails after some seconds. */
  readonly next: (topic: string) => Promise<unknown>
  /** Everything heard of a topic so far. */
  readonly heard: (topic: string) => readonly unknown[]
  /** Resolved when the server has ended the stream. */
  readonly ended: Promise<void>
  readonly close: () => void
}

const patience = 5_000

/** Signs in and opens the stream. */
export async function openPage(server: LiveServer, code: string, lang: Lang): Promise<OpenPage> {
  return listen(server, await signIn(server, code), lang)
}

/** Opens the stream of a session whose page was read `missed` ms ago. */
export async function listen(
  server: LiveServer,
  tokens: Readonly<Record<string, string>>,
  lang: Lang,
  missed = 0,
): Promise<OpenPage> {
  const stop = new AbortController()
  const response = await fetch(`${server.url}/api/notice/stream?missed=${missed}`, {
    headers: { ...tokens, lang },
    signal: stop.signal,
  })
  if (response.status !== 200 || response.body === null) throw new Error(`no stream: ${response.status}`)
  const events: { topic: string; data: unknown; taken: boolean }[] = []
  const waiting = new Set<() => void>()
  const ended = read(response.body, (topic, data) => {
    events.push({ topic, data, taken: false })
    for (const look of waiting) look()
  })
  return {
    tokens,
    next: (topic) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${topic} came`)), patience)
        const look = () => {
          const event = events.find((one) => one.topic === topic && !one.taken)
          if (event === undefined) return
          event.taken = true
          waiting.delete(look)
          clearTimeout(timer)
          resolve(event.data)
        }
        waiting.add(look)
        look()
      }),
    heard: (topic) => events.filter((event) => event.topic === topic).map(({ data }) => data),
    ended,
    close: () => stop.abort(),
  }
}

/** The tokens of a new session. */
export async function signIn({ url }: LiveServer, code: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/system/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ userName: code, pwd: password, checkCode: '', checkId: '', client: 'web' }),
  })
  const { data, pra } = (await answer.json()) as { data: string; pra: string } // what sign-in answers
  return { accesstoken: data, refreshtoken: pra }
}

async function read(body: ReadableStream<Uint8Array>, hear: (topic: string, data: unknown) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const piece of body) {
      const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, topic, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (topic !== undefined && data !== undefined) hear(topic, JSON.parse(data))
      }
    }
  } catch {
    // Closed by the page itself.
  }
}
