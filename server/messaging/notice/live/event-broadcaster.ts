import type { AnyDocument } from '../../../../core/description/document.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import type { Running } from '../../../platform/context/running-composition.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { eventText } from '../../../platform/http/event-stream-response.ts'
import type { Signal } from '../../../platform/outbox/page-update-signal.ts'
import { noticeOf } from '../notices.ts'
import { arrivedNotices } from './arrived-notices.ts'
import { connectedPermissionHolders } from './connected-permission-holders.ts'
import type { Stream } from './event-stream.ts'
import type { Streams } from './open-event-streams.ts'
import { makeRecentEvents } from './recent-events.ts'
import type { SerialQueue } from './serial-queue.ts'
import { throttled } from './throttle-by-key.ts'

/** Passes on to each stream what its person may know of what was signalled. */
interface EventBroadcaster {
  readonly hear: (signals: readonly Signal[]) => void
  /**
   * Somebody came, with what he may do; what concerns him of the last `missed` ms is made stale, as his page was read
   * before.
   */
  readonly join: (stream: Stream, permissions: ReadonlySet<string>, missed: number) => void
  readonly close: () => void
}

interface BroadcasterParts {
  readonly pool: Sql
  readonly running: Running<Ctx>
  readonly streams: Streams
  readonly order: SerialQueue
}

// A document that many write to is told of once in this time, and so is each cache.
const pause = 1_000

// Everybody asks for his rights after a change; so many ms apart, and within so many in all.
const apart = 10
const within = 2_500

/** What a change of something that pages keep is called on the stream. */
const topics: Readonly<Record<string, string>> = {
  dictionary: 'dictionary',
  codeTable: 'dictionary',
  tree: 'tree',
  access: 'rights',
  site: 'rights',
}

export function makeEventBroadcaster({ pool, running, streams, order }: BroadcasterParts): EventBroadcaster {
  const holders = connectedPermissionHolders(pool, streams.people)
  const figures = throttled(pause, (key) => order.add(() => tellReaders(key)))
  const caches = throttled(pause, tellAll)
  const lately = makeRecentEvents()

  /** Those who may read the document hear that something in it changed, never what. */
  async function tellReaders(key: string): Promise<void> {
    const [topic = '', name = ''] = key.split(' ')
    const doc = running.documents.get(name)?.doc
    if (doc === undefined || streams.count() === 0) return
    const readers = await holders.of(`${doc.code}-ck`)
    const text = documentText(topic, doc)
    for (const stream of streams.all()) if (readers.has(stream.person)) stream.write(text)
  }

  function tellAll(topic: string): void {
    if (topic !== 'rights') return writeAll(streams.all(), eventText(topic))
    holders.forget()
    spread([...streams.all()], eventText('rights'))
  }

  function join(stream: Stream, permissions: ReadonlySet<string>, missed: number): void {
    holders.join(stream.person, permissions)
    const signals = lately.within(missed)
    if (signals === null) return stream.write(eventText('all'))
    const texts = new Set(signals.flatMap((signal) => saidTo(running, stream.person, permissions, signal) ?? []))
    for (const text of texts) stream.write(text)
  }

  function hear(signals: readonly Signal[]): void {
    lately.keep(signals)
    order.add(() => tellNotices({ pool, running, streams }, signals))
    for (const signal of signals) {
      if (signal.topic === 'task') writeAll(streams.ofPerson(signal.person), eventText('task'))
      // Without a title it is nothing to show, only to count anew.
      else if (signal.topic === 'read') writeAll(streams.ofPerson(signal.person), eventText('notice'))
      else if (signal.topic === 'document' || signal.topic === 'balance')
        figures.call(`${signal.topic} ${signal.document}`)
      else if (signal.topic === 'changed' && topics[signal.name] !== undefined) caches.call(topics[signal.name] ?? '')
    }
  }

  return {
    hear,
    join,
    close() {
      figures.close()
      caches.close()
    },
  }
}

async function tellNotices(
  { pool, running, streams }: Omit<BroadcasterParts, 'order'>,
  signals: readonly Signal[],
): Promise<void> {
  const here = signals.flatMap((signal) => (signal.topic === 'notice' && streams.has(signal.person) ? [signal.id] : []))
  if (here.length === 0) return
  for (const row of await arrivedNotices(pool, here)) {
    for (const { lang, write } of streams.ofPerson(row.person)) {
      const { id, title, content, url, time } = noticeOf({ running, lang }, row)
      write(eventText('notice', { id, title, content, url, time }))
    }
  }
}

/** What a signal says to one reader, if it says anything to him. */
function saidTo(
  running: BroadcasterParts['running'],
  person: string,
  permissions: ReadonlySet<string>,
  signal: Signal,
): string | null {
  switch (signal.topic) {
    case 'notice':
    case 'read':
      return signal.person === person ? eventText('notice') : null
    case 'task':
      return signal.person === person ? eventText('task') : null
    case 'changed':
      return topics[signal.name] === undefined ? null : eventText(topics[signal.name] ?? '')
    case 'document':
    case 'balance': {
      const doc = running.documents.get(signal.document)?.doc
      return doc !== undefined && permissions.has(`${doc.code}-ck`) ? documentText(signal.topic, doc) : null
    }
  }
}

function documentText(topic: string, { module, name }: AnyDocument): string {
  return topic === 'balance' ? eventText('balance') : eventText('document', { module, name })
}

/** Writes the same to all of them. */
export function writeAll(streams: Iterable<Stream>, text: string): void {
  for (const stream of streams) stream.write(text)
}

/** Tells all of them, but not all at once, since each will ask the server for something. */
export function spread(streams: readonly Stream[], text: string): void {
  const time = Math.min(within, streams.length * apart)
  streams.forEach((stream, at) => setTimeout(() => stream.write(text), (at / streams.length) * time).unref())
}
