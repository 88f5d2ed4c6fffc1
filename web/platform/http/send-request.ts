import { currentLang } from '../session/language.ts'
import { say } from '../session/use-words.ts'
import { httpWords } from '../words/http.ts'
import { encodeForm } from './encode-form.ts'
import { isSuccess, parsed } from './envelope.ts'
import { Failure } from './failure.ts'
import { queryText, type Query } from './query-text.ts'
import { noteRightsVersion } from './rights-version.ts'
import { fail, failUnanswered, type Answered } from './throw-failure.ts'
import { storeTokens, tokens } from './token-cookies.ts'

export interface CallOptions {
  readonly query?: Query
  readonly signal?: AbortSignal
  /** Idempotency-Key; given for every save and action. */
  readonly key?: string
  /** Only these bytes of the answer, both ends counted. */
  readonly range?: { readonly start: number; readonly end: number }
  /** The caller shows what went wrong itself. */
  readonly quiet?: boolean
}

/** How a body travels: the specification's calls as forms, saves as JSON, files as multipart. */
export type Body = { readonly form: object } | { readonly json: unknown } | { readonly files: FormData } | null

/** Every call gives up after five minutes (SES-04). */
export const timeoutMs = 300_000

/** Sends one call and gives its raw answer, with new tokens already stored; throws Failure when none came. */
export async function send(method: string, path: string, body: Body, options: CallOptions = {}): Promise<Response> {
  const request = build(method, path, body, options)
  let response: Response
  try {
    response = await fetch(request, { signal: limited(options.signal) })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw failUnanswered(cause, options.quiet ?? false)
  }
  keepTokens(response)
  noteRightsVersion(response.headers.get('permver'))
  return response
}

/** Reads an answer whole; throws the Failure the catalogue makes of it unless `code` is '0'. */
export async function open(
  response: Response,
  quiet = false,
): Promise<{ readonly data: unknown; readonly body: unknown }> {
  const answer: Answered = {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? '',
    body: parsed(await response.text()),
    sessionEnd: response.headers.get('sessionEnd'),
  }
  if (response.ok && isSuccess(answer.body)) return { data: answer.body.data ?? null, body: answer.body }
  throw fail(answer, quiet)
}

/** Headers of every request (SES-04), read afresh each time. */
export function headers(): Record<string, string> {
  return { ...tokens(), lang: currentLang() }
}

function build(method: string, path: string, body: Body, options: CallOptions): Request {
  try {
    const given = headers()
    if (options.key) given['Idempotency-Key'] = options.key
    if (options.range) given['range'] = `bytes=${options.range.start}-${options.range.end}`
    const init: RequestInit = { method, headers: given, credentials: 'same-origin' }
    if (body && 'form' in body) init.body = encodeForm(body.form)
    if (body && 'files' in body) init.body = body.files
    if (body && 'json' in body) {
      given['content-type'] = 'application/json'
      init.body = JSON.stringify(body.json)
    }
    return new Request(path + queryText(options.query), init)
  } catch (cause) {
    alert(say(httpWords.wrongParams)) // SES-09 asks for an alert: this is our own mistake, not the reader's
    throw new Failure(say(httpWords.wrongParams), {
      status: 0,
      code: 'request.unbuilt',
      data: cause instanceof Error ? cause.message : null,
    })
  }
}

function limited(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

function keepTokens(response: Response): void {
  const accessToken = response.headers.get('accessToken')
  const refreshToken = response.headers.get('refreshToken')
  if (accessToken && refreshToken) storeTokens({ accessToken, refreshToken })
}
