import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountVerdicts, type ContactField, contactFields } from '../../../core/api-types/account-request.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { deliverSms } from '../../identity/session/account-message-gateway.ts'
import { auditSecurity } from '../../identity/session/audit-security.ts'
import type { Sessions } from '../../identity/session/create-sessions.ts'
import { linkMinutes } from '../../identity/session/password-link.ts'
import type { Site } from '../../identity/session/public-site-info.ts'
import { configuredSite } from '../../identity/session/read-site-settings.ts'
import { secondFactorOf } from '../../identity/session/second-factor.ts'
import { forgive, guarded, type GuardKey } from '../../identity/session/sign-in-failures.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { maskPhone } from '../../platform/http/mask-phone.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import {
  type Account,
  accountOf,
  carryOut,
  contactChanges,
  makePassword,
  needsSecond,
  requireReachable,
  requireSecondFactor,
} from './account-actions.ts'
import { numbersIn, tellAll } from './account-request-notices.ts'
import type { Asked } from './account-request-store.ts'
import { askSecond, collectRequest, decideRequest, requestsAbout, visibleRequests } from './account-requests.ts'

const reset = { needs: 'yhgl-cz' } as const

/** What administrators do to the accounts of others, and the agreement of a second one of another office. */
export function accountRoutes(app: FastifyInstance, sessions: Sessions, site: Site): void {
  app.post('/api/system/user/unlock', { config: { needs: 'yhgl-js' } }, (request) =>
    inContext(request, async (ctx) => unlock(ctx, await accountOf(ctx, idIn(request)))),
  )
  app.get('/api/system/user/signInState', { config: { needs: 'yhgl-ck' } }, async ({ ctx, query }) =>
    signInState(ctx, sessions, await accountOf(ctx, idGiven(query))),
  )
  app.post('/api/system/user/resetPassword', { config: reset }, (request) => act(sessions, site, request, 'password'))
  app.post('/api/system/user/resetLink', { config: reset }, (request) => act(sessions, site, request, 'link'))
  app.post('/api/system/user/secondFactor/reset', { config: reset }, (request) =>
    act(sessions, site, request, 'secondFactor'),
  )
  app.post('/api/system/user/contact', { config: { needs: 'yhgl-bj' } }, (request) =>
    act(sessions, site, request, 'contact'),
  )

  app.get('/api/system/accountRequest', { config: { needs: 'zhsq-ck' } }, ({ ctx }) => visibleRequests(ctx))
  app.get('/api/system/my/accountRequest', { config: { session: true } }, ({ ctx }) => requestsAbout(ctx))
  app.post<{ Params: { id: string; verdict: string } }>(
    '/api/system/accountRequest/:id/:verdict',
    { config: { session: true } },
    async (request) => {
      const { id, verdict } = request.params
      const known = accountVerdicts.find((one) => one === verdict)
      if (!isId(id) || known === undefined) throw new Refusal('record.missing', {}, { status: 404 })
      const surroundings = await surroundingsOf(request, site)
      await inContext(request, (ctx) => decideRequest(ctx, id, known, (asked) => carryOut(ctx, asked, surroundings)))
      afterwards(sessions)
      return null
    },
  )
  app.post<{ Params: { id: string } }>(
    '/api/system/accountRequest/:id/password',
    { config: reset },
    async (request) => {
      if (!isId(request.params.id)) throw new Refusal('record.missing', {}, { status: 404 })
      const password = await inContext(request, async (ctx) =>
        makePassword(ctx, await collectRequest(ctx, request.params.id)),
      )
      afterwards(sessions)
      return { password }
    },
  )
}

/** What of an account's sign-in can be put right now. */
async function signInState(
  ctx: Ctx,
  { settings }: Sessions,
  { id, code, tel }: Account,
): Promise<{ readonly locked: boolean; readonly secondFactor: boolean; readonly self: boolean }> {
  const keys = [`account:${code.toLowerCase()}`, ...(tel === null ? [] : [`tel:${tel}`])] as const
  const guards = await Promise.all(keys.map((key) => guarded(ctx.sql, key as GuardKey, ctx.now, settings))) // built just above as such
  return {
    locked: guards.some(({ lockedUntil }) => lockedUntil !== null),
    secondFactor: (await secondFactorOf(ctx.sql, id)).since !== null,
    self: id === ctx.actor.id,
  }
}

function idGiven(query: unknown): string | undefined {
  const { userId } = Object(query) as { readonly userId?: unknown } // anything may stand in an address
  return typeof userId === 'string' && isId(userId) ? userId : undefined
}

/** What became of it: done, with the password where there is one to see, or waiting for a second person. */
interface Acted {
  readonly waiting?: true
  readonly password?: string
  readonly tel?: string
  readonly minutes?: number
}

async function act(
  sessions: Sessions,
  site: Site,
  request: FastifyRequest,
  kind: Exclude<Asked['kind'], 'setting'>,
): Promise<Acted> {
  const personId = idIn(request)
  const given = kind === 'contact' ? contactIn(request) : {}
  if (kind === 'link' && (sessions.gateway === null || !(await sessions.gateway.isOpen())))
    throw new Refusal('password.link-no-gateway')
  const surroundings = await surroundingsOf(request, site)
  const acted = await inContext(request, async (ctx): Promise<Acted> => {
    const account = await accountOf(ctx, personId)
    if (account.id === ctx.actor.id) throw new Refusal('account.oneself')
    const asked: Asked = {
      kind,
      personId: account.id,
      changes: kind === 'contact' ? await contactChanges(ctx, account.id, given) : [],
    }
    const tel = kind === 'link' ? (await requireReachable(ctx, account.id)).tel : null
    if (kind === 'secondFactor') await requireSecondFactor(ctx, account.id)
    if (await needsSecond(ctx, kind, account.id)) {
      await askSecond(ctx, asked)
      return { waiting: true }
    }
    await carryOut(ctx, asked, surroundings)
    await tellAll(ctx, asked, 'done', numbersIn(asked))
    if (kind === 'password') return { password: await makePassword(ctx, account.id) }
    return tel === null ? {} : { tel: maskPhone(tel), minutes: linkMinutes }
  })
  afterwards(sessions)
  return acted
}

/** Messages leave and caches forget once the transaction has committed. */
function afterwards(sessions: Sessions): void {
  sessions.sessions.forget()
  deliverSms(sessions.pool, sessions).catch(sessions.onError)
}

async function unlock(ctx: Ctx, { id, code, tel }: Account): Promise<null> {
  await forgive(ctx.sql, `account:${code.toLowerCase()}`)
  if (tel !== null) await forgive(ctx.sql, `tel:${tel}`)
  await auditSecurity(ctx.sql, {
    at: ctx.now,
    verb: 'account.unlock',
    accountId: id,
    personId: ctx.actor.id,
    ip: ctx.ip,
    requestId: ctx.requestId,
  })
  return null
}

async function surroundingsOf(request: FastifyRequest, standard: Site): Promise<{ readonly site: string }> {
  const { url } = await configuredSite(request.ctx.sql, standard)
  return { site: (url || `${request.protocol}://${request.host}`).replace(/\/+$/, '') }
}

function idIn(request: FastifyRequest): string | undefined {
  const read = readInput(request, request.body)
  const [id] = read.ids('userId', 1)
  read.finish()
  return id
}

/** The fields that were given; an empty one takes the value away. */
function contactIn(request: FastifyRequest): Partial<Record<ContactField, string>> {
  const read = readInput(request, request.body)
  const given = contactFields
    .filter((name) => Object.hasOwn(Object(request.body), name))
    .map((name) => [name, read.text(name, { max: 100 })] as const)
  read.finish()
  return Object.fromEntries(given)
}
