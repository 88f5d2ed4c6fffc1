import type { FastifyReply } from 'fastify'
import type { TokenPair } from './caller-credentials.ts'

// The page reads both tokens from the cookies at every request (SES-12), so they are not HttpOnly;
// they change nothing by themselves: only headers do.
function options(https: boolean) {
  return { path: '/', sameSite: 'lax', secure: https } as const
}

/** Session cookies of a new sign-in (SES-03). */
export function setCookies(reply: FastifyReply, { access, refresh }: TokenPair, https: boolean): void {
  reply.setCookie('hasLogin', '1', options(https))
  reply.setCookie('accessToken', access, options(https))
  reply.setCookie('refreshToken', refresh, options(https))
}

/** The new pair of a renewed session, in headers and cookies. */
export function setTokens(reply: FastifyReply, pair: TokenPair, https: boolean): void {
  reply.header('accessToken', pair.access).header('refreshToken', pair.refresh)
  setCookies(reply, pair, https)
}

/** Takes the session cookies away. */
export function clearCookies(reply: FastifyReply, https: boolean): void {
  for (const name of ['hasLogin', 'accessToken', 'refreshToken']) reply.clearCookie(name, options(https))
}
