import type { Stream } from './event-stream.ts'

/** The open streams of this process, found by person and by session. */
export interface Streams {
  readonly add: (stream: Stream) => void
  readonly remove: (stream: Stream) => void
  readonly all: () => Iterable<Stream>
  readonly count: () => number
  /** Whether a person has one here. */
  readonly has: (person: string) => boolean
  readonly ofPerson: (person: string) => Iterable<Stream>
  readonly ofSession: (sessionId: string) => Iterable<Stream>
  readonly people: () => string[]
  readonly sessions: () => string[]
}

// Without locks every tab reads for itself; more than this is no browser.
const mostPerSession = 20

/** An empty set of streams. */
export function makeStreams(): Streams {
  const all = new Set<Stream>()
  const byPerson = new Map<string, Set<Stream>>()
  const bySession = new Map<string, Set<Stream>>()

  return {
    add(stream) {
      const own = put(bySession, stream.sessionId, stream)
      put(byPerson, stream.person, stream)
      all.add(stream)
      const [oldest] = own
      if (own.size > mostPerSession) oldest?.end()
    },
    remove(stream) {
      all.delete(stream)
      drop(bySession, stream.sessionId, stream)
      drop(byPerson, stream.person, stream)
    },
    all: () => all,
    count: () => all.size,
    has: (person) => byPerson.has(person),
    ofPerson: (person) => byPerson.get(person) ?? [],
    ofSession: (sessionId) => bySession.get(sessionId) ?? [],
    people: () => [...byPerson.keys()],
    sessions: () => [...bySession.keys()],
  }
}

function put(map: Map<string, Set<Stream>>, key: string, stream: Stream): Set<Stream> {
  const known = map.get(key) ?? new Set()
  map.set(key, known.add(stream))
  return known
}

function drop(map: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const known = map.get(key)
  known?.delete(stream)
  if (known?.size === 0) map.delete(key)
}
