import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether what was pushed to us was signed with the shared secret within the last five minutes. The header says
 * `t=<milliseconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 */
export function isSigned(header: string | undefined, body: string, secret: string, now: number): boolean {
  const [, time, given] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (time === undefined || given === undefined || Math.abs(now - Number(time)) > tolerance) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}

const tolerance = 300_000
