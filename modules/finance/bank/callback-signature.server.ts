import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header in which the bank signs what it pushes: `t=<milliseconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const callbackSignatureHeader = 'x-bank-signature'

/** Whether a pushed body was signed with our shared secret within the last five minutes. */
export function isSignedByBank(header: string | undefined, body: string, secret: string, now: number): boolean {
  const [, time, given] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (time === undefined || given === undefined || Math.abs(now - Number(time)) > tolerance) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}

const tolerance = 300_000
