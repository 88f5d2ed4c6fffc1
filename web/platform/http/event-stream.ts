import type { StreamEvent } from './parse-events.ts'
import { readStream } from './read-event-stream.ts'

type Listener = (data: unknown) => void

const listeners = new Map<string, Set<Listener>>()
const channelName = 'amur-events'
const lockName = 'amur-event-stream'

/**
 * Calls back for each event of a topic, whichever tab reads the stream; `*` hears every topic. Returns the way to stop.
 */
export function onEvent(topic: string, listener: Listener): () => void {
  const heard = listeners.get(topic) ?? new Set()
  listeners.set(topic, heard.add(listener))
  return () => heard.delete(listener)
}

/**
 * Joins the one event stream of this browser: the tab that holds the lock reads it and tells the others.
 * Topic `all` means that events may have been missed, so everything live is stale.
 */
export function startEvents(): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (message: MessageEvent<StreamEvent>) => tell(message.data)
  const share = (event: StreamEvent) => {
    tell(event)
    channel.postMessage(event)
  }
  void lead(share, stop.signal)
  return () => {
    stop.abort()
    channel.close()
  }
}

async function lead(share: (event: StreamEvent) => void, signal: AbortSignal): Promise<void> {
  // Locks exist only in secure contexts; on a plain http address each tab reads for itself.
  if (!('locks' in navigator)) return readStream(share, signal, false)
  const isFirst = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await readStream(share, signal, false)
    return lock !== null
  })
  if (isFirst || signal.aborted) return
  try {
    // Another tab reads; whoever inherits the stream from it has missed what came in between.
    await navigator.locks.request(lockName, { signal }, () => readStream(share, signal, true))
  } catch (cause) {
    if (!signal.aborted) throw cause
  }
}

function tell(event: StreamEvent): void {
  for (const listener of listeners.get(event.topic) ?? []) listener(event.data)
  for (const listener of listeners.get('*') ?? []) listener(event)
}
