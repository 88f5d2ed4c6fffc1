import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A key that calls are signed with, and how discovery writes its public half. */
export interface SigningKey {
  readonly secret: KeyObject
  readonly modulus: string
  readonly exponent: string
}

/** Makes a key. */
export function newKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const base64 = (text: string) => Buffer.from(text, 'base64url').toString('base64')
  return { secret: privateKey, modulus: base64(n), exponent: base64(e) }
}

/** Ticks of 100 nanoseconds since the year 1, as the protocol counts time. */
export function ticksOf(ms: number): bigint {
  return BigInt(ms) * 10_000n + 621_355_968_000_000_000n
}

/** The signature of a call: of its pass, its address in capitals and its time, each after its length. */
export function proofOf({ secret }: SigningKey, token: string, url: string, ticks: bigint): string {
  const time = Buffer.alloc(8)
  time.writeBigInt64BE(ticks)
  const parts = [Buffer.from(token), Buffer.from(url.toUpperCase()), time].flatMap((part) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(part.length)
    return [length, part]
  })
  return sign('sha256', Buffer.concat(parts), secret).toString('base64')
}
