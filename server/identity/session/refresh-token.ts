import { createHmac, timingSafeEqual } from 'node:crypto'
import { validate } from 'uuid'
import type { Secret } from './token-signing-keys.ts'

/** What a refresh token of ours says. */
interface RefreshClaims {
  readonly sessionId: string
  readonly generation: number
  readonly mac: Buffer
}

const shape = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([A-Za-z0-9_-]{43})$/

/**
 * The refresh token of one generation. It is derived from the session's random seed and a key of the
 * server, so that any process can say the successor of a spent token again, and none is stored.
 */
export function refreshToken(key: Secret, sessionId: string, seed: Uint8Array, generation: number): string {
  return `${sessionId}.${generation}.${mac(key, sessionId, seed, generation).toString('base64url')}`
}

/** The parts of a refresh token; null when it has not the shape of one. Says nothing about its truth. */
export function readRefresh(token: string): RefreshClaims | null {
  const match = shape.exec(token)
  if (match === null) return null
  const [, sessionId = '', generation = '', text = ''] = match
  return validate(sessionId) ? { sessionId, generation: Number(generation), mac: Buffer.from(text, 'base64url') } : null
}

/** Whether the token was made by us for this session and generation, with any key in use. */
export function isGenuine(keys: readonly Secret[], claims: RefreshClaims, seed: Uint8Array): boolean {
  return keys.some((key) => timingSafeEqual(mac(key, claims.sessionId, seed, claims.generation), claims.mac))
}

function mac(key: Secret, sessionId: string, seed: Uint8Array, generation: number): Buffer {
  return createHmac('sha256', key.value).update(`refresh ${sessionId} ${generation} `).update(seed).digest()
}
