import { minuteMs } from '../../../core/values/duration.ts'
import { http } from './client.ts'
import { eventParser, type StreamEvent } from './parse-events.ts'
import { headers } from './send-request.ts'
import { hasSession } from './token-cookies.ts'

const firstPauseMs = 1000
const longestPauseMs = 30_000

/** While the stream is down, caches are refreshed this often instead (DAT-07). */
const pollMs = minuteMs

// What the page shows was asked for a little before it began to listen.
const margin = 1_000

/**
 * Reads the stream until told to stop, coming back after every break with growing pauses; `heir` took over from another
 * tab.
 */
export async function readStream(
  share: (event: StreamEvent) => void,
  signal: AbortSignal,
  heir: boolean,
): Promise<void> {
  const begun = performance.now()
  let pause = firstPauseMs
  let lastNews = heir ? 1 : 0
  while (!signal.aborted && hasSession()) {
    // The first opening has missed what came since the page was read, which the server still knows; later ones read
    // everything again.
    const missed = lastNews === 0 ? Math.round(performance.now() - begun) + margin : 0
    const outcome = await once(share, signal, missed, () => {
      // What happened while the line was down was not heard.
      if (lastNews > 0) share({ topic: 'all', data: null })
      pause = firstPauseMs
      lastNews = Date.now()
    })
    if (outcome === 'refused') await renew()
    await wait(pause * (0.75 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, longestPauseMs)
    lastNews ||= Date.now()
    if (Date.now() - lastNews > pollMs) {
      share({ topic: 'all', data: null })
      lastNews = Date.now()
    }
  }
}

async function once(
  share: (event: StreamEvent) => void,
  signal: AbortSignal,
  missed: number,
  onOpen: () => void,
): Promise<'ended' | 'refused'> {
  try {
    const response = await fetch(`/api/notice/stream?missed=${missed}`, {
      headers: { ...headers(), accept: 'text/event-stream' },
      signal,
      cache: 'no-store',
    })
    if (response.status === 401) return 'refused'
    if (!response.ok || !response.body) return 'ended'
    onOpen()
    await readAll(response.body, eventParser(share))
  } catch {
    // A broken connection is what the next round is for.
  }
  return 'ended'
}

async function readAll(body: ReadableStream<Uint8Array>, feed: (piece: string) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    feed(decoder.decode(piece.value, { stream: true }))
}

/** A 401 on the stream does not sign out (SES-12): an ordinary call renews the pair, or ends the session itself. */
async function renew(): Promise<void> {
  await http.get('/api/notice/unread', { quiet: true }).catch(() => null)
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const wake = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', wake, { once: true })
  })
}
