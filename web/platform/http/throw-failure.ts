import { toast } from '../../../ui/toast.ts'
import { say } from '../session/use-words.ts'
import { httpWords } from '../words/http.ts'
import { envelopeOf, isLicenceEnd, type Envelope } from './envelope.ts'
import { Failure } from './failure.ts'
import { endLicence, endSession } from './session-end.ts'

export interface Answered {
  readonly status: number
  readonly requestId: string
  /** Parsed JSON, or the text as it came. */
  readonly body: unknown
  /** By what and when a session was ended, as the server says it; '' or absent when it ran out. */
  readonly sessionEnd?: string | null
}

/** Turns an answer that is not a success into a Failure, having done what the catalogue (SES-06..SES-09) says. */
export function fail(answer: Answered, quiet: boolean): Failure {
  const envelope = envelopeOf(answer.body)
  const failure = new Failure(messageOf(answer, envelope), {
    status: answer.status,
    code: envelope?.code,
    errors: envelope?.errors,
    requestId: answer.requestId,
    data: envelope?.data,
  })
  if (isLicenceEnd(answer.body)) endLicence(failure.message)
  else if (answer.status === 401 || isExpiredToken(answer.status, failure.message)) endSession(answer.sessionEnd ?? '')
  else if (!quiet && !isShownInPage(failure)) toast.error(failure.message)
  return failure
}

/** A call that never got an answer: no network, or none within the time-out. */
export function failUnanswered(cause: unknown, quiet: boolean): Failure {
  const tooLong = cause instanceof DOMException && cause.name === 'TimeoutError'
  const failure = new Failure(say(tooLong ? httpWords.tooLong : httpWords.network), { status: 0 })
  if (!quiet) toast.error(failure.message)
  return failure
}

function messageOf({ status, body }: Answered, envelope: Envelope | null): string {
  if (status === 401) return say(httpWords.timedOut)
  if (status === 403) return say(httpWords.forbidden)
  if (status === 405 || (status === 404 && (!envelope || envelope.code === 'route.unknown')))
    return say(httpWords.missing)
  if (status === 504) return say(httpWords.unavailable)
  if (envelope) return envelope.message || envelope.code
  return raw(body) || `HTTP ${status}`
}

/** Some gateways answer an old token with 500 and a sentence (SES-07). */
function isExpiredToken(status: number, message: string): boolean {
  return status === 500 && /jwt\b.*expired|expired\b.*jwt/i.test(message)
}

function isShownInPage(failure: Failure): boolean {
  return Object.keys(failure.errors).length > 0 || failure.code === 'record.missing'
}

function raw(body: unknown): string {
  if (body === null || body === undefined) return ''
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return text.trim().slice(0, 600)
}
