import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MySessions } from '../../../core/api-types/my-sessions.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { auditSecurity } from '../../identity/session/audit-security.ts'
import type { Sessions } from '../../identity/session/create-sessions.ts'
import { endMine, myAttempts, mySessions } from '../../identity/session/my-sessions.ts'
import { lastSignIn } from '../../identity/session/sign-in-log.ts'
import type { Caller } from '../../platform/http/caller-credentials.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import { myAccount, type OwnChange, saveMyAccount } from './my-account.ts'
import { myMenuPinyin } from './my-menus.ts'

const mostAtOnce = 100

/** What a person does with his own account: searches his menu, sees and corrects himself, sees where he is signed in, ends a session. */
export function myAccountRoutes(app: FastifyInstance, { settings, sessions: cache }: Sessions): void {
  const config = { session: true } as const

  app.get('/api/system/menu/pinyin', { config }, (request) => myMenuPinyin(request.ctx))
  app.get('/api/system/my/account', { config }, (request) => myAccount(request.ctx))
  app.post('/api/system/my/account', { config }, (request) => saveMyAccount(request.ctx, ownChange(request)))

  app.get('/api/system/my/sessions', { config }, async (request) => {
    const { sql: on, actor, now } = request.ctx
    const [sessions, attempts, last] = await Promise.all([
      mySessions(on, actor.id, callerOf(request).sessionId, now, settings),
      myAttempts(on, actor.id),
      lastSignIn(on, actor.id),
    ])
    return { sessions, attempts, last } satisfies MySessions
  })

  app.post('/api/system/my/sessions/end', { config }, async (request) => {
    const read = readInput(request, request.body)
    const ids = read.ids('ids', mostAtOnce)
    read.finish()
    // The session in use is left by signing out, which clears the browser too.
    if (ids.includes(callerOf(request).sessionId)) throw new Refusal('session.own')
    const ended = await inContext(request, async ({ sql: on, actor, now: at, ip, requestId }) => {
      const count = await endMine(on, actor.id, ids, at)
      if (count > 0)
        await auditSecurity(on, { at, verb: 'session.own', accountId: actor.id, personId: actor.id, ip, requestId })
      return count
    })
    for (const id of ids) cache.forget(id)
    return { ended }
  })
}

function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('one’s own account is asked for within a session')
  return caller
}

function ownChange(request: FastifyRequest): OwnChange {
  const read = readInput(request, request.body)
  const [nameRu, nameEn] = [read.text('nameRu'), read.text('nameEn')]
  const ver = read.whole('ver', 1, 999_999_999, 0)
  read.finish()
  const { userAvatar } = Object(request.body) as Partial<OwnChange> // checked by its kind, as in any save
  return { nameRu, nameEn, ver, ...(userAvatar === undefined ? {} : { userAvatar }) } as OwnChange // an absent picture stays as it is
}
