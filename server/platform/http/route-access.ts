import type { FastifyInstance, RouteOptions } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anyone may call it, without a session. */
    readonly public?: true
    /** Anyone with a session; what he may see is decided by the store. */
    readonly session?: true
    /** A session whose holder has this permission code. */
    readonly needs?: string
    /** GET only: the accessToken cookie alone suffices (files, the event stream). */
    readonly cookie?: true
    /** The call is made by the page itself and does not keep an idle session alive. */
    readonly background?: true
    /** Who calls, and from where, is kept in no log: answers that nobody is to be told by. */
    readonly anonymous?: true
    /** May be called before a one-time password was changed or a second factor that is demanded was set up. */
    readonly firstPassword?: true
    /** Multipart bodies are accepted. */
    readonly files?: true
    /** Its answer lasts: events, words of the assistant as they come. */
    readonly long?: true
  }
}

/** Makes the server refuse to start with a route that does not say who may call it. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => check(route))
}

function check(route: RouteOptions): void {
  const access = route.config ?? {}
  const where = `${String(route.method)} ${route.url}`
  const said = [access.public, access.session, access.needs].filter((value) => value !== undefined)
  if (said.length !== 1) throw new Error(`${where}: config says exactly one of public, session, needs`)
  if (access.needs === '') throw new Error(`${where}: an empty permission code`)
  if (access.cookie === true && !methodsOf(route).every((method) => method === 'GET' || method === 'HEAD')) {
    throw new Error(`${where}: a cookie alone never changes anything`)
  }
}

function methodsOf({ method }: RouteOptions): readonly string[] {
  return typeof method === 'string' ? [method] : method
}
