import type { ServerResponse } from 'node:http'
import type { Lang } from '../../../../core/values/language.ts'
import type { Sessions } from '../../../identity/session/create-sessions.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import type { Running } from '../../../platform/context/running-composition.ts'
import type { Caller } from '../../../platform/http/caller-credentials.ts'
import { eventText } from '../../../platform/http/event-stream-response.ts'
import { signalChannel, unpack } from '../../../platform/outbox/page-update-signal.ts'
import { sessionEnds } from './end-session-streams.ts'
import { makeEventBroadcaster, spread, writeAll } from './event-broadcaster.ts'
import { openStream } from './event-stream.ts'
import { makeStreams, type Streams } from './open-event-streams.ts'
import { serialQueue } from './serial-queue.ts'
import { throttled } from './throttle-by-key.ts'

interface LiveParts {
  readonly sessions: Sessions
  readonly running: Running<Ctx>
  readonly onError: (error: unknown) => void
}

/** What keeps the pages of this process informed. */
export interface Live {
  /** Takes an answer over as the stream of a caller, whose page was read `missed` ms ago. */
  readonly attach: (caller: Caller, lang: Lang, answer: ServerResponse, missed: number) => void
  /** Streams that are open. */
  readonly count: () => number
  /** Ends every stream; their pages come back to another process. */
  readonly close: () => Promise<void>
}

const beats = 20
const recheckPause = 300

/** Hears what the relays of all processes signal and passes it on to the streams of this one. */
export async function openLive({ sessions, running, onError }: LiveParts): Promise<Live> {
  const { pool, listening, settings } = sessions
  const streams = makeStreams()
  const order = serialQueue((error) => {
    onError(error)
    // What should have been told could not be read: every page looks for itself.
    writeAll(streams.all(), eventText('all'))
  })
  const ends = sessionEnds(pool, settings, streams, order)
  const checkAll = () => ends.check(streams.sessions())
  const recheck = throttled(recheckPause, checkAll)
  const teller = makeEventBroadcaster({ pool, running, streams, order })

  await listening.hear(signalChannel, (payload) => teller.hear(unpack(payload)))
  await listening.hear('amur_session', ends.end)
  // Whoever was disabled leaves at once, before anybody is told that rights have changed.
  await listening.hear('amur_cache', (name) => name === 'access' && recheck.call(name))
  listening.onReturn(() => {
    checkAll()
    spread([...streams.all()], eventText('all'))
  })
  const heart = beat(streams, checkAll)
  let closed = false

  return {
    attach({ sessionId, actor }, lang, answer, missed) {
      // Asked for before the stop and granted after it: its page comes back to another process too.
      if (closed) return void answer.end()
      const stream = openStream({ person: actor.id, sessionId, lang }, answer, streams.remove)
      streams.add(stream)
      stream.write(':\n\n')
      teller.join(stream, actor.permissions, missed)
      // The session may have ended while the stream was being opened.
      ends.check([sessionId])
    },
    count: streams.count,
    async close() {
      closed = true
      clearInterval(heart)
      recheck.close()
      teller.close()
      for (const stream of streams.all()) stream.end()
      await order.settled()
    },
  }
}

/** A sign of life for every stream once in twenty seconds, to a twentieth of them each second. */
function beat(streams: Streams, onRound: () => void): NodeJS.Timeout {
  let turn = 0
  return setInterval(() => {
    turn = (turn + 1) % beats
    if (turn === 0) onRound()
    let nr = 0
    for (const stream of streams.all()) if (nr++ % beats === turn) stream.write(':\n\n')
  }, 1_000).unref()
}
