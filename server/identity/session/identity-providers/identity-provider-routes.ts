import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '../../../../core/values/duration.ts'
import { Refusal } from '../../../../core/words/refusal.ts'
import { originOf } from '../../../platform/http/authenticate.ts'
import { setCookies } from '../../../platform/http/token-cookies.ts'
import { now } from '../../../platform/process/clock.ts'
import { afterFirstProof, type SignedIn } from '../after-first-factor.ts'
import type { Sessions } from '../create-sessions.ts'
import { personByCode } from '../credential.ts'
import { logSignIn } from '../sign-in-log.ts'
import { backPathOf, type IdentityProvider } from './identity-provider.ts'

/** Why a sign-in at a provider may end at our door again. */
export const outsideRefusals = [
  'sign-in.outside-failed',
  'sign-in.outside-unknown',
  'sign-in.outside-late',
  'sign-in.outside-claim',
] as const

const cookie = 'outsideState'
const rateLimit = { max: 60, timeWindow: minuteMs }
const config = { public: true, unlicensed: true, rateLimit } as const

/** Signing in somewhere else: there, and back with what is vouched for. */
export function outsideRoutes(app: FastifyInstance, sessions: Sessions, https: boolean): void {
  for (const door of sessions.doors) doorRoutes(app, sessions, door, https)
}

function doorRoutes(app: FastifyInstance, sessions: Sessions, door: IdentityProvider, https: boolean): void {
  const backPath = backPathOf(door.code)
  const cookieOptions = { path: backPath, httpOnly: true, sameSite: 'lax', secure: https, maxAge: 600 } as const

  app.get(`/api/system/user/${door.code}`, { config }, async (request, reply) => {
    try {
      const { url, state } = await door.begin(sessions.pool, ownPath(request), now())
      return reply.setCookie(cookie, state, cookieOptions).redirect(url)
    } catch (error) {
      return refuse(sessions, reply, error)
    }
  })

  app.get(backPath, { config }, async (request, reply) => {
    reply.clearCookie(cookie, cookieOptions)
    try {
      const { to, signedIn } = await finish(sessions, door, request)
      if ('ticket' in signedIn) return reply.redirect(`/login?${new URLSearchParams({ to })}#second=${signedIn.ticket}`)
      setCookies(reply, signedIn.pair, https)
      return reply.redirect(to)
    } catch (error) {
      return refuse(sessions, reply, error)
    }
  })
}

/**
 * The state comes back twice, in the address and in the browser's own cookie: nobody is signed in by a link somebody
 * else began.
 */
async function finish(
  sessions: Sessions,
  door: IdentityProvider,
  request: FastifyRequest,
): Promise<{ readonly to: string; readonly signedIn: SignedIn }> {
  const back = new URL(request.url, 'http://here').searchParams
  const state = back.get('state') ?? ''
  if (state === '' || request.cookies[cookie] !== state) throw new Refusal('sign-in.outside-late')
  const { userName, to } = await door.end(sessions.pool, back, state, now())
  return { to, signedIn: await enter(sessions, door, userName, request) }
}

/** Who is vouched for is the person with that user name; it makes nobody. */
async function enter(
  sessions: Sessions,
  { code: way }: IdentityProvider,
  userName: string,
  request: FastifyRequest,
): Promise<SignedIn> {
  const at = now()
  const person = await personByCode(sessions.pool, userName)
  const line = { at, account: userName, way, client: 'web', ...originOf(request) } as const
  if (person === null || !person.active) {
    await logSignIn(sessions.pool, {
      ...line,
      personId: person?.id ?? null,
      outcome: person === null ? 'unknown' : 'disabled',
    })
    throw new Refusal('sign-in.outside-unknown')
  }
  return afterFirstProof(sessions, { ...line, personId: person.id, keys: [] })
}

/** Back to the sign-in page, which says why; what a provider answers is its own and stays in our log. */
function refuse({ onError }: Sessions, reply: FastifyReply, error: unknown): FastifyReply {
  const code = error instanceof Refusal ? error.code : 'sign-in.outside-failed'
  if (!(error instanceof Refusal)) onError(error)
  return reply.redirect(`/login?${new URLSearchParams({ refused: code })}`)
}

/** The page asked for, when it is one of ours. */
function ownPath({ query }: FastifyRequest): string {
  const to =
    typeof query === 'object' && query !== null && 'to' in query && typeof query.to === 'string' ? query.to : '/'
  const here = 'http://here.invalid'
  const target = URL.canParse(to, here) ? new URL(to, here) : null
  return target?.origin === here && target.pathname !== '/login' ? target.pathname + target.search + target.hash : '/'
}
