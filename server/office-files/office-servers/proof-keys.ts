import { constants, createPublicKey, verify } from 'node:crypto'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Discovery, ProofKey } from './read-discovery.ts'

/** What a WOPI server says in a call to prove that it is the one that was asked. */
interface GivenProof {
  /** The address that it called, whole. */
  readonly url: string
  readonly token: string
  /** X-WOPI-TimeStamp: ticks of 100 nanoseconds since the year 1. */
  readonly timestamp: string
  readonly proof: string
  readonly proofOld: string
}

const oldest = 20 * minuteMs
const ticksPerMs = 10_000n
const ticksIn1970 = 621_355_968_000_000_000n

/**
 * Whether a call was signed by a server with these keys, not longer ago than twenty minutes. A server that has changed its
 * key signs with the new one and the old one, and either side may have learned of it already.
 */
export function isProven({ now, before }: NonNullable<Discovery['proof']>, given: GivenProof, moment: number): boolean {
  if (!/^\d{1,19}$/.test(given.timestamp)) return false
  const ticks = BigInt(given.timestamp)
  if (ticks >= 2n ** 63n || Math.abs(moment - Number((ticks - ticksIn1970) / ticksPerMs)) > oldest) return false
  const said = expected(given, ticks)
  return (
    isSigned(now, said, given.proof) ||
    isSigned(now, said, given.proofOld) ||
    (before !== null && isSigned(before, said, given.proof))
  )
}

function expected({ token, url }: GivenProof, ticks: bigint): Buffer {
  const time = Buffer.alloc(8)
  time.writeBigInt64BE(ticks)
  return Buffer.concat([withLength(Buffer.from(token)), withLength(Buffer.from(url.toUpperCase())), withLength(time)])
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

function isSigned({ modulus, exponent }: ProofKey, said: Buffer, proof: string): boolean {
  if (proof === '') return false
  try {
    const jwk = { kty: 'RSA', n: urlSafe(modulus), e: urlSafe(exponent) }
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    return verify('sha256', said, { key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(proof, 'base64'))
  } catch {
    // Numbers that are no key prove nothing.
    return false
  }
}

function urlSafe(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64url')
}
