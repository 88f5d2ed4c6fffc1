import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Admission, Caller, Credentials, Origin } from './caller-credentials.ts'
import { requirePermission } from './require-permission.ts'
import { setTokens } from './token-cookies.ts'

/** Answers whose session it is, or throws `session.ended`; see server/identity/session/authenticate-request.ts. */
type Admit = (credentials: Credentials, active: boolean, origin: Origin) => Promise<Admission>

/**
 * Lets a request in by what its route declares, never by its path: a path can be spelled in many
 * ways, the route that answers is one.
 */
export function authenticate(app: FastifyInstance, admit: Admit, https: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.public === true) return
    const { needs, background } = request.routeOptions.config
    const { caller, renewed } = await admit(credentialsOf(request), background !== true, originOf(request)).catch(
      (error: unknown) => tellEnd(reply, error),
    )
    request.caller = caller
    reply.header('permVer', caller.accessVersion)
    if (renewed !== null) setTokens(reply, renewed, https)
    if (request.routeOptions.config.firstPassword !== true) refuseUnready(caller)
    if (needs !== undefined) requirePermission(caller.actor, needs)
  })
  app.addHook('onSend', keepNoTokens)
}

/** Beside the answer, whose words are fixed, travels by what and when a session was ended. */
function tellEnd(reply: FastifyReply, error: unknown): never {
  if (error instanceof Refusal && error.params['reason'] !== undefined)
    reply.header('sessionEnd', `${error.params['reason']} ${error.params['at'] ?? ''}`)
  throw error
}

/** From where a request came, for the security log. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, agent: request.headers['user-agent'] ?? '', requestId: request.id }
}

function credentialsOf(request: FastifyRequest): Credentials {
  const { accesstoken: access, refreshtoken: refresh } = request.headers
  if (typeof access === 'string' && access !== '')
    return { access, refresh: typeof refresh === 'string' ? refresh : '' }
  // A cookie comes along by itself, so it opens only what changes nothing.
  if (request.routeOptions.config.cookie === true) return { access: request.cookies['accessToken'] ?? '', refresh: '' }
  return { access: '', refresh: '' }
}

/** With a one-time password, or without the second factor a role demands, nothing is done before that is put right. */
function refuseUnready({ mustChange, mustEnrol }: Caller): void {
  if (mustChange) throw new Refusal('password.first', {}, { status: 403 })
  if (mustEnrol) throw new Refusal('second-factor.first', {}, { status: 403 })
}

function keepNoTokens(_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void {
  if (reply.hasHeader('accessToken')) reply.header('cache-control', 'no-store')
  done()
}
