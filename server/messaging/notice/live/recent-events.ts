import type { Signal } from '../../../platform/outbox/page-update-signal.ts'

/** What was signalled a short while ago, each thing once, for pages that were read before their stream was open. */
interface RecentEvents {
  readonly keep: (signals: readonly Signal[]) => void
  /** What came in the last `ms`; null where that is longer than is kept. */
  readonly within: (ms: number) => readonly Signal[] | null
}

const kept = 30_000

/** Remembers signals by the moment they were heard here, so that no two clocks are compared. */
export function makeRecentEvents(clock: () => number = () => performance.now()): RecentEvents {
  // Whatever comes again moves to the end, so the oldest stand first.
  const heard = new Map<string, { readonly at: number; readonly signal: Signal }>()
  return {
    keep(signals) {
      const at = clock()
      for (const signal of signals) {
        const key = keyOf(signal)
        heard.delete(key)
        heard.set(key, { at, signal })
      }
      for (const [key, one] of heard) {
        if (one.at > at - kept) break
        heard.delete(key)
      }
    },
    within(ms) {
      if (ms > kept) return null
      const from = clock() - ms
      return [...heard.values()].filter(({ at }) => at >= from).map(({ signal }) => signal)
    },
  }
}

function keyOf(signal: Signal): string {
  switch (signal.topic) {
    case 'notice':
    case 'read':
    case 'task':
      return `${signal.topic} ${signal.person}`
    case 'document':
    case 'balance':
      return `${signal.topic} ${signal.document}`
    case 'changed':
      return `changed ${signal.name}`
  }
}
