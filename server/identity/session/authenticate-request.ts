import { Refusal } from '../../../core/words/refusal.ts'
import type { Actor } from '../../platform/context/context.ts'
import type { Pool } from '../../platform/database/pool.ts'
import type { Admission, Credentials, TokenPair, Origin } from '../../platform/http/caller-credentials.ts'
import { now } from '../../platform/process/clock.ts'
import type { AccessClaims, AccessTokens } from './access-token.ts'
import { isAllowedFrom } from './allowed-addresses.ts'
import { auditSecurity } from './audit-security.ts'
import { endSession } from './end-session.ts'
import { isGenuine, readRefresh, refreshToken } from './refresh-token.ts'
import type { Activity } from './session-activity.ts'
import type { SessionCache } from './session-cache.ts'
import { readSession, rotate, type SessionRow } from './session-row.ts'
import type { SessionSettings } from './session-settings.ts'
import { logSignIn } from './sign-in-log.ts'
import type { Secret } from './token-signing-keys.ts'

/** What letting requests in needs. */
export interface AdmitParts {
  readonly pool: Pool
  readonly keys: readonly [Secret, ...Secret[]]
  readonly tokens: AccessTokens
  readonly sessions: SessionCache
  readonly activity: Activity
  readonly actorOf: (personId: string, accessVersion: string) => Promise<Actor>
  readonly settings: SessionSettings
}

/**
 * Lets a request in on its access token, or renews the pair with the refresh token when the access
 * token has run out (SES-12). `active` requests keep the session from becoming idle.
 */
export async function admit(
  parts: AdmitParts,
  credentials: Credentials,
  active: boolean,
  origin: Origin,
): Promise<Admission> {
  const claims = await parts.tokens.read(credentials.access)
  if (claims === null) throw ended()
  const session = await sessionOf(parts, claims)
  const at = now()
  if (session === null || !isAlive(session, at)) throw ended(session)
  const renewed = claims.expires > at ? null : await renew(parts, session.id, credentials.refresh, at, origin)
  if (active) parts.activity.touch(session.id, at)
  const actor = await parts.actorOf(session.personId, session.accessVersion)
  if (!isAllowedFrom(parts.settings.addresses, actor.roles, origin.ip))
    throw new Refusal('sign-in.address', {}, { status: 403 })
  return {
    caller: {
      sessionId: session.id,
      actor,
      mustChange: session.mustChange,
      mustEnrol: session.mustEnrol,
      accessVersion: session.accessVersion,
      page: session.page,
    },
    renewed,
  }
}

/** The pair of a session's present generation: the same however often it is asked for. */
export async function pairOf(
  parts: Pick<AdmitParts, 'keys' | 'tokens' | 'settings'>,
  session: SessionRow,
): Promise<TokenPair> {
  const { id, seed, generation, rotatedAt, absoluteEnd } = session
  const expires = Math.min(rotatedAt + parts.settings.accessLife, absoluteEnd)
  const access = await parts.tokens.sign({ sessionId: id, generation, expires }, rotatedAt)
  return { access, refresh: refreshToken(parts.keys[0], id, seed, generation) }
}

/** What was read lately suffices, unless the token is of a generation made since by another process. */
async function sessionOf({ sessions }: AdmitParts, claims: AccessClaims): Promise<SessionRow | null> {
  const known = await sessions.get(claims.sessionId)
  const row = known !== null && claims.generation > known.generation ? await sessions.fresh(claims.sessionId) : known
  return row !== null && claims.generation > row.generation ? null : row
}

function isAlive(session: SessionRow, at: number): boolean {
  return !session.ended && session.active && session.absoluteEnd > at
}

async function renew(
  parts: AdmitParts,
  sessionId: string,
  token: string,
  at: number,
  origin: Origin,
): Promise<TokenPair> {
  const claims = readRefresh(token)
  if (claims === null || claims.sessionId !== sessionId) throw ended()
  const session = await readSession(parts.pool, sessionId)
  if (session === null || !isAlive(session, at) || !isGenuine(parts.keys, claims, session.seed)) throw ended()
  if (at - Math.max(session.lastSeen, parts.activity.seen(sessionId)) > parts.settings.idleLife) throw ended()
  if (claims.generation === session.generation) return next(parts, session, at)
  const justSpent = claims.generation === session.generation - 1 && at - session.rotatedAt <= parts.settings.grace
  if (justSpent) return pairOf(parts, session)
  return endFamily(parts, session, at, origin)
}

/** Of tabs that renew together one rotates; the others find the generation it made. */
async function next(parts: AdmitParts, session: SessionRow, at: number): Promise<TokenPair> {
  await rotate(parts.pool, session.id, session.generation, at)
  const rotated = await parts.sessions.fresh(session.id)
  if (rotated === null || !isAlive(rotated, at) || rotated.generation !== session.generation + 1) throw ended()
  return pairOf(parts, rotated)
}

/** A token spent long ago is in two hands: nobody can tell which is the thief, so both lose the session. */
async function endFamily(parts: AdmitParts, session: SessionRow, at: number, origin: Origin): Promise<never> {
  await endSession(parts.pool, session.id, 'reuse', at)
  await logSignIn(parts.pool, {
    at,
    account: '',
    personId: session.personId,
    outcome: 'reuse',
    way: 'token',
    client: '',
    ...origin,
  })
  await auditSecurity(parts.pool, { at, verb: 'session.reuse', accountId: session.personId, personId: null, ...origin })
  parts.sessions.forget(session.id)
  throw ended()
}

/** Whose session somebody ended is told by what and when; one that ran out by itself is not. */
function ended(session: SessionRow | null = null): Refusal {
  const { endReason = null, endedAt = null, active = true } = session ?? {}
  const reason = active ? endReason : 'disabled'
  return new Refusal('session.ended', reason === null ? {} : { reason, at: endedAt ?? now() }, { status: 401 })
}
