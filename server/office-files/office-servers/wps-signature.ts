import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '../../../core/values/duration.ts'
import type { WpsServer } from './wps-server.ts'

/** What a call of the server says to prove who makes it. */
interface SignedCall {
  readonly method: string
  readonly authorization: string
  /** RFC 1123. */
  readonly date: string
  readonly contentMd5: string
  readonly contentType: string
}

const oldest = 5 * minuteMs
/** Hexadecimal digits of a signature, the last of what a call says of itself. */
export const signatureLength = 40
const rfc1123 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Whether the headers of a call were signed by whoever knows the secret (WPS-2), not longer ago than five minutes. That
 * its body is the one which was signed is asked by `isSignedBody` once it has been read.
 */
export function isSignedCall({ appId, secret }: WpsServer, call: SignedCall, moment: number): boolean {
  const { method, authorization, date, contentMd5, contentType } = call
  const [, given] = /^WPS-2:[^:]*:([0-9a-f]{40})$/.exec(authorization) ?? []
  if (given === undefined || authorization !== `WPS-2:${appId}:${given}`) return false
  if (!rfc1123.test(date) || !(Math.abs(moment - Date.parse(date)) <= oldest)) return false
  // A call that only asks has no body, and so no type of one.
  const type = method === 'GET' ? '' : contentType
  const right = createHash('sha1').update(`${secret}${contentMd5}${type}${date}`).digest()
  return timingSafeEqual(right, Buffer.from(given, 'hex'))
}

/** Whether a body is the one that was signed; in the place of an empty one its address is signed, with its query or without. */
export function isSignedBody(contentMd5: string, body: Uint8Array, uri: string): boolean {
  const [path = ''] = uri.split('?', 1)
  const signed = body.length > 0 ? [body] : [uri, path]
  return signed.some((one) => createHash('md5').update(one).digest('hex') === contentMd5)
}

/** One version of a file that may be fetched for a while by whoever got a pass. */
interface ContentLink {
  readonly version: number
  /** The digest of the pass, in hex: it opens nothing by itself. */
  readonly pass: string
  readonly until: number
}

/** The signature of a link to the bytes of a version: it is asked for without any headers of ours. */
export function signContent({ secret }: WpsServer, { version, pass, until }: ContentLink): string {
  return createHmac('sha256', secret).update(`content ${version} ${pass} ${until}`).digest('hex')
}

/** Whether a link was made by us and has not ended. */
export function isOurContent(server: WpsServer, link: ContentLink, given: string, moment: number): boolean {
  if (!/^[0-9a-f]{64}$/.test(given) || !(link.until > moment)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signContent(server, link), 'hex'))
}
