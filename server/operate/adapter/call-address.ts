import type { Json } from '../../../core/values/json.ts'
import { OutsideFailure } from './external-call-failure.ts'

/** A call of an address that the settings or the operator gave. */
interface AddressCall {
  readonly address: string
  /** Below the address, without a slash in front. */
  readonly path: string
  readonly accept: string
  /** Sent as a bearer token; '' sends none. */
  readonly secret?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Posted as JSON; a GET when absent. */
  readonly body?: Json
  readonly signal: AbortSignal
  /** Of a longer answer nothing is read. */
  readonly mostBytes: number
}

interface AddressAnswer {
  readonly status: number
  readonly text: string
  readonly url: URL
}

/**
 * Calls what lies outside and reads its answer, whatever its status. It follows no redirect: only the given address is
 * asked. Throws OutsideFailure where nothing answers in time or the answer is too long.
 */
export async function callAddress(call: AddressCall): Promise<AddressAnswer> {
  const { address, path, accept, secret = '', body, signal } = call
  const url = new URL(path, address.endsWith('/') ? address : `${address}/`)
  const headers = {
    accept,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }),
    ...call.headers,
  }
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  try {
    const response = await fetch(url, { ...posted, headers, signal, redirect: 'error' })
    return { status: response.status, text: await textOf(response, call.mostBytes), url }
  } catch (error) {
    if (error instanceof OutsideFailure) throw error
    const detail = error instanceof Error ? error.message : String(error)
    throw new OutsideFailure(signal.aborted ? 'timeout' : 'unreachable', detail)
  }
}

/** What an answer of another status than was expected means: it does not want to, or it cannot. */
export function failureOfStatus(status: number): OutsideFailure {
  return new OutsideFailure(status < 500 ? 'refused' : 'unreachable', `HTTP ${status}`)
}

/** The JSON of an answer; null where it is none. */
export function jsonIn(text: string): Json {
  try {
    return JSON.parse(text) as Json // whatever JSON.parse answers is JSON
  } catch {
    return null
  }
}

async function textOf(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array // a body is read as bytes
    size += bytes.length
    if (size > mostBytes) throw new OutsideFailure('unreadable', `more than ${mostBytes} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
