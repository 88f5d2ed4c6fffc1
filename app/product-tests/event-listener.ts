import type { SignedInClient } from '../testing/signed-in-client.ts'

/** An open notice stream. */
interface EventStreamListener {
  /** Waits for the first event of a topic; answers the seconds, throws after twenty. */
  readonly heard: (topic: string) => Promise<number>
  readonly close: () => void
}

const patience = 20_000

/** Opens the stream of a person; answers once the server has begun it. */
export async function listenToEvents(url: string, { headers }: SignedInClient): Promise<EventStreamListener> {
  const stop = new AbortController()
  const answer = await fetch(`${url}/api/notice/stream`, { headers, signal: stop.signal })
  if (answer.status !== 200 || answer.body === null) throw new Error(`no stream: ${answer.status}`)
  let text = ''
  let wake: () => void = () => undefined
  const listen = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const part of body) {
      text += decoder.decode(part, { stream: true })
      wake()
    }
  }
  // Closing it is an error to the reader and none to the test.
  listen(answer.body).catch(() => undefined)
  return {
    heard: (topic) =>
      new Promise((resolve, reject) => {
        const begun = performance.now()
        const late = setTimeout(() => reject(new Error(`no "${topic}" in ${patience} ms, but: ${text}`)), patience)
        wake = () => {
          if (!text.includes(`event: ${topic}\n`)) return
          clearTimeout(late)
          resolve((performance.now() - begun) / 1_000)
        }
        wake()
      }),
    close: () => stop.abort(),
  }
}
