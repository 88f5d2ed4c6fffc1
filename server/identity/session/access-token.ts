import { errors, jwtVerify, SignJWT } from 'jose'
import { validate } from 'uuid'
import type { Secret } from './token-signing-keys.ts'

/** What an access token says: a session and its generation, never who the person is. */
export interface AccessClaims {
  readonly sessionId: string
  readonly generation: number
  /** Epoch ms. */
  readonly expires: number
}

export interface AccessTokens {
  /** Signs deterministically: the same claims and time give the same token. */
  readonly sign: (claims: AccessClaims, issued: number) => Promise<string>
  /** The claims of a token of ours, also when it has run out; null for anything else. */
  readonly read: (token: string) => Promise<AccessClaims | null>
}

const algorithm = 'HS256'
const type = 'at+jwt'
const audience = 'amur'
const maxLength = 1_024
const most = 20_000

/** Access tokens signed with the newest key and read with any key in use. */
export function accessTokens(keys: readonly [Secret, ...Secret[]]): AccessTokens {
  const byId = new Map(keys.map((key) => [key.id, key.value]))
  // A token is verified once: what it says never changes, and whether it has run out is asked each time.
  const verified = new Map<string, AccessClaims>()
  return {
    sign: ({ sessionId, generation, expires }, issued) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: keys[0].id })
        .setAudience(audience)
        .setIssuer(audience)
        .setIssuedAt(Math.floor(issued / 1_000))
        .setExpirationTime(Math.floor(expires / 1_000))
        .sign(keys[0].value),
    async read(token) {
      const known = verified.get(token)
      if (known !== undefined) return known
      const claims = await read(token, byId)
      if (claims === null) return null
      if (verified.size >= most) verified.clear()
      verified.set(token, claims)
      return claims
    },
  }
}

async function read(token: string, keys: ReadonlyMap<string, Uint8Array>): Promise<AccessClaims | null> {
  if (token === '' || token.length > maxLength) return null
  try {
    const { payload } = await jwtVerify(token, (header) => keyOf(header.kid, keys), {
      algorithms: [algorithm],
      typ: type,
      audience,
      issuer: audience,
      requiredClaims: ['sid', 'gen', 'exp', 'iat'],
      // Whether it has run out is asked of our own clock, by whoever reads the claims.
      currentDate: new Date(0),
    })
    return claimsOf(payload)
  } catch (error) {
    // Anything that is not a token of ours is simply no token.
    if (error instanceof errors.JOSEError || error instanceof UnknownKey || error instanceof TypeError) return null
    throw error
  }
}

class UnknownKey extends Error {}

function keyOf(id: string | undefined, keys: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const key = id === undefined ? undefined : keys.get(id)
  if (key === undefined) throw new UnknownKey('a token of another key')
  return key
}

function claimsOf({ sid, gen, exp }: Readonly<Record<string, unknown>>): AccessClaims | null {
  if (typeof sid !== 'string' || !validate(sid) || typeof gen !== 'number' || typeof exp !== 'number') return null
  return { sessionId: sid, generation: gen, expires: exp * 1_000 }
}
