import type { ServerResponse } from 'node:http'
import type { Lang } from '../../../../core/values/language.ts'

/** One open event stream of a page. */
export interface Stream {
  readonly person: string
  readonly sessionId: string
  /** The language it was opened with; what it says by itself is said in it. */
  readonly lang: Lang
  /** Writes a piece made by `eventText`, or a comment. */
  readonly write: (text: string) => void
  readonly end: () => void
}

interface StreamOwner {
  readonly person: string
  readonly sessionId: string
  readonly lang: Lang
}

// A page that does not read what it is sent comes back and asks anew; meanwhile it holds no memory here.
const mostUnread = 262_144

/** A stream over an answer whose headers are sent; `onClose` is called once, whoever ends it. */
export function openStream(owner: StreamOwner, answer: ServerResponse, onClose: (stream: Stream) => void): Stream {
  const stream: Stream = {
    ...owner,
    write(text) {
      if (answer.writableEnded || answer.destroyed) return
      answer.write(text)
      if (answer.writableLength > mostUnread) answer.destroy()
    },
    end: () => void (answer.writableEnded || answer.end()),
  }
  answer.once('close', () => onClose(stream))
  answer.on('error', () => undefined)
  return stream
}
