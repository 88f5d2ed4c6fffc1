import type { FastifyInstance, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Caller } from '../../platform/http/caller-credentials.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import { auditSecurity, type SecurityEvent } from './audit-security.ts'
import { checkOwnPassword } from './change-password.ts'
import type { Sessions } from './create-sessions.ts'
import { hashOf } from './credential.ts'
import { endSessionsOf } from './end-session.ts'
import { needsSecondFactor } from './needs-second-factor.ts'
import type { Site } from './public-site-info.ts'
import { configuredSite } from './read-site-settings.ts'
import {
  confirmSecret,
  dropSecondFactor,
  makeRecoveryCodes,
  offerSecret,
  redeemCode,
  secondFactorOf,
} from './second-factor.ts'
import { countFailure, forgive, guarded } from './sign-in-failures.ts'

/** Setting up, renewing and leaving a second factor. */
export function secondFactorRoutes(app: FastifyInstance, sessions: Sessions, site: Site): void {
  const config = { session: true, firstPassword: true } as const

  app.get('/api/system/my/secondFactor', { config }, async ({ ctx }) => ({
    ...(await secondFactorOf(ctx.sql, ctx.actor.id)),
    demanded: await needsSecondFactor(ctx.sql, ctx.actor.id, sessions.settings),
    password: (await hashOf(ctx.sql, ctx.actor.id)) !== null,
  }))
  app.post('/api/system/my/secondFactor/begin', { config }, (request) => begin(sessions, site, request))
  app.post('/api/system/my/secondFactor/confirm', { config }, (request) =>
    withCode(sessions, request, false, async (ctx, { sessionId }) => {
      await confirmSecret(ctx.sql, ctx.actor.id, ctx.now)
      await ctx.sql.query(sql`update engine.session set must_enrol = false where id = ${sessionId}::uuid`)
      // Whoever sat in another browser did so with one proof only.
      await endSessionsOf(ctx.sql, ctx.actor.id, 'password', ctx.now, sessionId)
      await auditSecurity(ctx.sql, eventOf(ctx, 'second-factor.on', ctx.actor.id))
      return { codes: await makeRecoveryCodes(ctx.sql, ctx.actor.id) }
    }),
  )
  app.post('/api/system/my/secondFactor/codes', { config }, (request) =>
    withCode(sessions, request, true, async (ctx) => {
      await auditSecurity(ctx.sql, eventOf(ctx, 'second-factor.codes', ctx.actor.id))
      return { codes: await makeRecoveryCodes(ctx.sql, ctx.actor.id) }
    }),
  )
  app.post('/api/system/my/secondFactor/remove', { config }, (request) =>
    withCode(sessions, request, true, async (ctx) => {
      if (await needsSecondFactor(ctx.sql, ctx.actor.id, sessions.settings)) throw new Refusal('second-factor.demanded')
      await dropSecondFactor(ctx.sql, ctx.actor.id)
      await auditSecurity(ctx.sql, eventOf(ctx, 'second-factor.off', ctx.actor.id))
      return null
    }),
  )
}

/** Offers a secret, after the password where one is kept here: a session left open sets up nothing. */
async function begin(sessions: Sessions, site: Site, request: FastifyRequest) {
  const read = readInput(request, request.body)
  const pwd = read.secret('pwd', { max: 256 })
  read.finish()
  const { ctx } = request
  const { id: personId, code: account } = ctx.actor
  if ((await hashOf(ctx.sql, personId)) !== null) await checkOwnPassword(sessions, ctx.actor, pwd, 'pwd')
  const { title } = await configuredSite(ctx.sql, site)
  const offered = await offerSecret(ctx.sql, { personId, account, issuer: title[ctx.lang], at: ctx.now })
  if (offered === null) throw new Refusal('second-factor.on')
  return offered
}

type Work<T> = (ctx: Ctx, caller: Caller) => Promise<T>

/** Does what a right code of one's authenticator allows; wrong ones count as at the door. */
async function withCode<T>(sessions: Sessions, request: FastifyRequest, confirmed: boolean, work: Work<T>): Promise<T> {
  const read = readInput(request, request.body)
  const code = read.text('code', { max: 20, required: true })
  read.finish()
  const { caller, ctx } = request
  if (caller === null) throw new Error('a second factor is set up within a session')
  const { since } = await secondFactorOf(ctx.sql, ctx.actor.id)
  if ((since !== null) !== confirmed) throw new Refusal(confirmed ? 'second-factor.off' : 'second-factor.on')
  const key = `account:${ctx.actor.code.toLowerCase()}` as const
  const done = await sessions.turns.run(key, () =>
    inTurn(sessions, request, { key, code, confirmed }, (inside) => work(inside, caller)),
  )
  sessions.sessions.forget()
  return done
}

interface Try {
  readonly key: `account:${string}`
  readonly code: string
  readonly confirmed: boolean
}

async function inTurn<T>(
  { pool, settings }: Sessions,
  request: FastifyRequest,
  { key, code, confirmed }: Try,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const { now: at, actor } = request.ctx
  const { lockedUntil } = await guarded(pool, key, at, settings)
  if (lockedUntil !== null) throw new Refusal('sign-in.locked', { minutes: Math.ceil((lockedUntil - at) / minuteMs) })
  const done = await inContext(request, async (ctx) => {
    if (!(await redeemCode(ctx.sql, actor.id, code, at, confirmed))) return null
    await forgive(ctx.sql, key)
    return { answer: await work(ctx) }
  })
  if (done !== null) return done.answer
  await countFailure(pool, key, at, settings)
  throw Refusal.atField('code', 'second-factor.wrong')
}

function eventOf(
  { now: at, actor, ip, requestId }: Ctx,
  verb: SecurityEvent['verb'],
  accountId: string,
): SecurityEvent {
  return { at, verb, accountId, personId: actor.id, ip, requestId }
}
