import type { SessionSettings } from '../../../identity/session/session-settings.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { eventText } from '../../../platform/http/event-stream-response.ts'
import { now } from '../../../platform/process/clock.ts'
import { activeSessions } from './active-sessions.ts'
import type { Streams } from './open-event-streams.ts'
import type { SerialQueue } from './serial-queue.ts'

/** Ends the streams of sessions that have ended. */
interface SessionEnds {
  /** This one has. */
  readonly end: (sessionId: string) => void
  /** Asks whether these still live. */
  readonly check: (sessionIds: readonly string[]) => void
}

export function sessionEnds(on: Sql, settings: SessionSettings, streams: Streams, order: SerialQueue): SessionEnds {
  function end(sessionId: string): void {
    for (const stream of streams.ofSession(sessionId)) {
      stream.write(eventText('session'))
      stream.end()
    }
  }

  return {
    end,
    check(sessionIds) {
      if (sessionIds.length === 0) return
      order.add(async () => {
        const living = await activeSessions(on, sessionIds, now(), settings)
        sessionIds.filter((id) => !living.has(id)).forEach(end)
      })
    },
  }
}
