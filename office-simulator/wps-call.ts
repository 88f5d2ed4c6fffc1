import { createHash, randomUUID } from 'node:crypto'
import { minuteMs } from '../core/values/duration.ts'
import type { Mood } from './behaviour.ts'
import type { WpsOptions } from './settings.ts'

/** What a call came to: its HTTP status, and the protocol's own code, data and message. */
export interface WpsAnswer {
  readonly status: number
  readonly code: number
  readonly data: Readonly<Record<string, unknown>>
  readonly message: string
}

/** A body as it travels. */
export interface WpsBody {
  readonly type: string
  readonly bytes: Uint8Array
}

/** The server at the moment of a call. */
export interface WpsNow {
  readonly mood: Mood
  readonly now: number
  readonly wps: WpsOptions
}

const tooOld = 6 * minuteMs

/** A body of JSON. */
export function jsonBody(value: unknown): WpsBody {
  return { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(value)) }
}

/** A multipart body of a file and the fields beside it. */
export async function formBody(fields: Readonly<Record<string, string>>, bytes: Uint8Array): Promise<WpsBody> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), fields['name'] ?? 'file')
  const made = new Response(form)
  return { type: made.headers.get('content-type') ?? '', bytes: new Uint8Array(await made.arrayBuffer()) }
}

/** A call as it travels, whole. */
export interface WpsCall {
  readonly url: URL
  readonly init: RequestInit
}

/** A call of the protocol, signed by WPS-2 as the mood of the server has it. */
export function signedCall(
  { mood, now, wps }: WpsNow,
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: WpsBody | null = null,
): WpsCall {
  const url = new URL(`${wps.gateway}${path}`)
  const signed = body?.bytes ?? new TextEncoder().encode(`${url.pathname}${url.search}`)
  const headers = {
    ...headersOf({ mood, now, wps }, method, body?.type ?? '', signed),
    'X-App-Id': wps.appId,
    'X-Request-Id': randomUUID(),
    'X-WebOffice-Token': mood === 'expired-token' ? `${token}x` : token,
  }
  const sent = mood === 'other-body' && body !== null ? new Uint8Array([...body.bytes, 0x20]) : body?.bytes
  const rest = sent === undefined ? {} : { body: new Blob([new Uint8Array(sent)]) }
  return { url, init: { method, headers, ...rest, redirect: 'error' } }
}

/** Makes a call; made twice, the second one is the first to the byte. */
export async function send({ url, init }: WpsCall): Promise<WpsAnswer> {
  const response = await fetch(url, init)
  const answer = (await response.json()) as Omit<WpsAnswer, 'status'> // what the protocol answers
  return { status: response.status, ...answer }
}

function headersOf({ mood, now, wps }: WpsNow, method: string, type: string, signed: Uint8Array) {
  const date = new Date(mood === 'old-time' ? now - tooOld : now).toUTCString()
  const md5 = createHash('md5').update(signed).digest('hex')
  const secret = mood === 'other-key' ? `${wps.secret}x` : wps.secret
  const sign = createHash('sha1')
    .update(`${secret}${md5}${method === 'GET' ? '' : type}${date}`)
    .digest('hex')
  return {
    Date: date,
    'Content-Md5': md5,
    ...(type === '' ? {} : { 'Content-Type': type }),
    ...(mood === 'unsigned' ? {} : { Authorization: `WPS-2:${wps.appId}:${sign}` }),
  }
}
