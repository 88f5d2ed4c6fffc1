import { request as plainRequest } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { NoAnswer, NotSent } from './bank-interface.ts'

export interface BankConnection {
  /** Base address, `https://bank.example/api/`; the only host that is ever spoken to. */
  readonly url: string
  /** Milliseconds for the whole call, connecting included; 10,000 when nothing is said. */
  readonly timeoutMs?: number
  /** Longest answer taken, in bytes; 16 MB when nothing is said. */
  readonly longest?: number
}

export type Reply = { readonly kind: 'reply'; readonly status: number; readonly body: string } | NoAnswer | NotSent

/**
 * One HTTP call to the bank on a connection of its own: no keep-alive, no retry, no redirect, no proxy. Those would
 * hide whether the bank has seen the call, and that is the one thing we must know: until the connection stands
 * nothing has been said (`not-sent`), from then on everything may have been heard (`no-answer`).
 */
export function callBank(
  connection: BankConnection,
  method: 'GET' | 'POST',
  path: string,
  body?: string,
): Promise<Reply> {
  const url = new URL(path, connection.url.endsWith('/') ? connection.url : `${connection.url}/`)
  return new Promise((resolve) => {
    const call = open(url, method, body)
    let heard = false
    const finish = (reply: Reply): void => {
      clearTimeout(timer)
      resolve(reply)
      call.destroy()
    }
    const timer = setTimeout(() => finish(tooLate(heard)), connection.timeoutMs ?? 10_000)
    call.on('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        heard = true
      }),
    )
    call.on('error', (error) => finish(broken(heard, error)))
    call.on('response', (response) => void readBody(response, connection.longest ?? 16_777_216).then(finish))
    call.end(body)
  })
}

function tooLate(heard: boolean): Reply {
  return heard ? { kind: 'no-answer', cause: 'timeout' } : { kind: 'not-sent', cause: 'unreachable', detail: 'timeout' }
}

function broken(heard: boolean, error: Error): Reply {
  const detail = codeOf(error)
  return heard
    ? { kind: 'no-answer', cause: 'connection-lost', detail }
    : { kind: 'not-sent', cause: causeOf(detail), detail }
}

function open(url: URL, method: string, body: string | undefined): ClientRequest {
  const headers = {
    accept: 'application/xml',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/xml; charset=utf-8', 'content-length': Buffer.byteLength(body) }),
  }
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest
  return request(url, { method, headers, agent: false })
}

async function readBody(response: IncomingMessage, longest: number): Promise<Reply> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part as Uint8Array) // no encoding is set, so the stream gives bytes
      length += bytes.length
      if (length > longest) return { kind: 'no-answer', cause: 'unreadable', detail: 'answer too long' }
      parts.push(bytes)
    }
  } catch (error) {
    return { kind: 'no-answer', cause: 'connection-lost', detail: codeOf(error) }
  }
  return { kind: 'reply', status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }
}

function causeOf(code: string): NotSent['cause'] {
  if (code === 'ECONNREFUSED') return 'refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host'
  return /CERT|TLS|SSL|SIGNED/.test(code) ? 'no-tls' : 'unreachable'
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.message : 'unknown'
}
