import pg from 'pg'
import type { Pool } from './pool.ts'

/** What the database tells this process the moment it is committed, over one connection kept for it. */
export interface Listening {
  /** Calls back for every notification of a channel; resolved once it is heard, or will be after a reconnection. */
  readonly hear: (channel: string, listener: (payload: string) => void) => Promise<void>
  /** Calls back when the connection is lost: what happens from now on is not heard. */
  readonly onSilence: (listener: () => void) => void
  /** Calls back when it is heard again, after a silence. */
  readonly onReturn: (listener: () => void) => void
  readonly close: () => Promise<void>
}

interface ListeningOptions {
  /** Milliseconds between two questions whether the line still works; 15,000 when not said. */
  readonly askEvery?: number
  /** Milliseconds that an answer may take; 5,000 when not said. */
  readonly answerWithin?: number
}

const retryAfter = 1_000

/** Opens the connection; while it is down, a new one is tried every second. */
export async function openListening(
  pool: Pool,
  { askEvery = 15_000, answerWithin = 5_000 }: ListeningOptions = {},
): Promise<Listening> {
  const channels = new Map<string, ((payload: string) => void)[]>()
  const silence: (() => void)[] = []
  const returned: (() => void)[] = []
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let renewal: Promise<unknown> | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = newClient(pool, answerWithin)
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.forEach((tell) => tell(payload ?? '')))
    next.on('error', () => undefined)
    next.on('end', () => (client === undefined || client === next) && lost())
    try {
      await next.connect()
      for (const channel of channels.keys()) await listenOn(next, channel)
      client = next
    } catch {
      await next.end().catch(() => undefined)
      lost()
    }
  }

  function lost(): void {
    client = undefined
    silence.forEach((tell) => tell())
    if (closed || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      renewal = connect().then(() => client !== undefined && !closed && returned.forEach((tell) => tell()))
    }, retryAfter)
    timer.unref()
  }

  const asking = askWhether(() => client, askEvery)
  await connect()
  return {
    async hear(channel, listener) {
      const known = channels.get(channel)
      channels.set(channel, [...(known ?? []), listener])
      // A connection that breaks here is renewed with every channel.
      if (known === undefined && client !== undefined) await listenOn(client, channel).catch(() => undefined)
    },
    onSilence: (listener) => void silence.push(listener),
    onReturn: (listener) => void returned.push(listener),
    async close() {
      closed = true
      clearTimeout(timer)
      clearInterval(asking)
      // One that is being opened anew would stay open behind the end.
      await renewal
      await client?.end().catch(() => undefined)
    },
  }
}

function newClient(pool: Pool, answerWithin: number): pg.Client {
  return new pg.Client({
    ...pool.driver.options,
    application_name: 'amur listen',
    query_timeout: answerWithin,
    // With it the end of a silent line would wait for what was asked over it.
    pipeline: false,
  })
}

/** A line that was cut somewhere on the way stays silent for ever unless it is asked. */
function askWhether(open: () => pg.Client | undefined, every: number): NodeJS.Timeout {
  return setInterval(() => {
    const asked = open()
    asked?.query('select 1').catch(() => asked.end().catch(() => undefined))
  }, every).unref()
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
}
