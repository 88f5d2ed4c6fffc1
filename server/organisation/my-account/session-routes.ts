import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { isMobile } from '../../../kinds/phone/mobile-number.ts'
import { deliverSms, smsSignInOpen } from '../../identity/session/account-message-gateway.ts'
import { lastMessageTo } from '../../identity/session/account-message-outbox.ts'
import { makeCaptcha } from '../../identity/session/captcha.ts'
import { changePassword } from '../../identity/session/change-password.ts'
import type { Sessions } from '../../identity/session/create-sessions.ts'
import { personByTel } from '../../identity/session/credential.ts'
import { endSession } from '../../identity/session/end-session.ts'
import { forgottenRoutes, oneSpelling } from '../../identity/session/forgotten-password-routes.ts'
import { outsideRefusals, outsideRoutes } from '../../identity/session/identity-providers/identity-provider-routes.ts'
import { passwordLinkRoutes } from '../../identity/session/password-link-routes.ts'
import { type Site, siteFor } from '../../identity/session/public-site-info.ts'
import { configuredSite } from '../../identity/session/read-site-settings.ts'
import { checkCaptcha } from '../../identity/session/require-captcha.ts'
import { secondFactorRoutes } from '../../identity/session/second-factor-routes.ts'
import { secondStep } from '../../identity/session/second-factor-sign-in.ts'
import { sendCode } from '../../identity/session/sign-in-codes.ts'
import { logSignIn } from '../../identity/session/sign-in-log.ts'
import { needsCaptcha, signIn, type SignInInput } from '../../identity/session/sign-in.ts'
import { originOf } from '../../platform/http/authenticate.ts'
import type { Caller, TokenPair } from '../../platform/http/caller-credentials.ts'
import { Envelope, success } from '../../platform/http/envelope.ts'
import { envelopeOf } from '../../platform/http/error-responses.ts'
import { sendUnchanged } from '../../platform/http/etag.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { type RefusalWords, sayCode } from '../../platform/http/refusal-text.ts'
import { langOf } from '../../platform/http/request-language.ts'
import { clearCookies, setCookies } from '../../platform/http/token-cookies.ts'
import { serverWords } from '../../platform/http/words.ts'
import { now } from '../../platform/process/clock.ts'
import { accountRoutes } from '../account/account-routes.ts'
import { myAccountRoutes } from './my-account-routes.ts'
import { myContactRoutes } from './my-contact-routes.ts'
import { myData } from './session-start-data.ts'

interface SessionRouteParts {
  readonly sessions: Sessions
  readonly words: RefusalWords
  readonly site: Site
  readonly https: boolean
}

/** The calls of signing in, staying in and signing out (specification §7, SES-01 to SES-13). */
export function sessionRoutes(parts: SessionRouteParts): (app: FastifyInstance) => void {
  const { sessions, site, https, words } = parts
  return (app) => {
    app.post('/api/system/user/login', { config: { public: true, unlicensed: true } }, (request, reply) =>
      login(parts, request, reply),
    )
    app.post('/api/system/user/login/second', { config: { public: true, unlicensed: true } }, (request, reply) =>
      second(parts, request, reply),
    )
    app.get(
      '/api/system/user/checkCode',
      { config: { public: true, unlicensed: true, rateLimit: perMinute(120) } },
      () => makeCaptcha(sessions.pool, now(), sessions.settings.captchaLife, sessions.captchaCode?.()),
    )
    app.post(
      '/api/system/user/smsCode',
      { config: { public: true, unlicensed: true, rateLimit: perMinute(60) } },
      (request) => smsCode(parts, request),
    )
    app.get('/api/system/site', { config: { public: true, unlicensed: true } }, async (request) => ({
      ...siteFor(await configuredSite(sessions.pool, site), langOf(request)),
      sms: await smsSignInOpen(sessions),
      passwordMin: sessions.settings.passwordMin,
      doors: sessions.doors.map(({ code, label }) => ({ code, label })),
      refused: refusedOf(words, request),
      needsCheckCode: await needsCaptcha(sessions, { way: 'password', account: '', ip: request.ip }),
    }))
    app.get(
      '/api/system/user/allMyData',
      { config: { session: true, firstPassword: true } },
      async (request, reply) => {
        const mine = await myData(request.ctx, site, callerOf(request))
        // Tens of kilobytes of menus and permissions that seldom differ from those of the last load.
        return sendUnchanged(request, reply, JSON.stringify(mine)) ? reply : mine
      },
    )
    app.get(
      '/api/system/user/logout',
      { config: { session: true, firstPassword: true, unlicensed: true } },
      async (request, reply) => {
        await logout(parts, request)
        clearCookies(reply, https)
        return null
      },
    )
    app.post('/api/system/user/password', { config: { session: true, firstPassword: true } }, (request) =>
      password(parts, request),
    )
    app.get('/api/system/sms/phone', { config: { public: true, rateLimit: perMinute(120) } }, (request) =>
      phone(sessions, request),
    )
    accountRoutes(app, sessions, site)
    outsideRoutes(app, sessions, https)
    myAccountRoutes(app, sessions)
    myContactRoutes(app, sessions)
    forgottenRoutes(app, sessions)
    secondFactorRoutes(app, sessions, site)
    passwordLinkRoutes(app, sessions)
  }
}

/** Why a sign-in elsewhere ended here: said by its code, so that no address puts words of its own on the page. */
function refusedOf(words: RefusalWords, request: FastifyRequest): string {
  const { refused } = Object(request.query) as { readonly refused?: unknown } // anything may stand in an address
  const code = outsideRefusals.find((one) => one === refused)
  return code === undefined ? '' : sayCode(words, langOf(request), code, {})
}

function perMinute(max: number) {
  return { max, timeWindow: minuteMs }
}

async function login(
  { sessions, words, https }: SessionRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  const input = signInInput(request)
  try {
    const signedIn = await signIn(sessions, input)
    if ('pair' in signedIn) return entered(request, reply, signedIn.pair, https)
    return new Envelope('sign-in.second', { ticket: signedIn.ticket }, serverWords['sign-in.second'][langOf(request)])
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 200) throw error
    const { code, data, msg } = envelopeOf(error, request, words)
    const needsCheckCode = await needsCaptcha(sessions, input)
    return new Envelope(code, { ...data, needsCheckCode }, msg)
  }
}

/** The second proof of somebody whose first was right. */
async function second(
  { sessions, words, https }: SessionRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  const read = readInput(request, request.body)
  const ticket = read.text('ticket', { max: 64, required: true })
  const code = read.text('code', { max: 20, required: true })
  read.finish()
  try {
    return entered(request, reply, await secondStep(sessions, ticket, code, originOf(request)), https)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 200) throw error
    return envelopeOf(error, request, words)
  }
}

function entered(request: FastifyRequest, reply: FastifyReply, pair: TokenPair, https: boolean): Envelope {
  setCookies(reply, pair, https)
  return success(langOf(request), pair.access, { pra: pair.refresh })
}

function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('asked for within a session')
  return caller
}

function signInInput(request: FastifyRequest): SignInInput {
  const read = readInput(request, request.body)
  const bySms = read.text('userTel', { max: 20 }) !== ''
  const input: SignInInput = {
    way: bySms ? 'sms' : 'password',
    account: bySms ? read.text('userTel', { max: 20 }) : read.text('userName', { max: 64, required: true }),
    secret: bySms
      ? read.text('smsCode', { max: 10, required: true })
      : read.secret('pwd', { max: 256, required: true }),
    checkCode: read.text('checkCode', { max: 10 }),
    checkId: read.text('checkId', { max: 64 }),
    client: read.text('client', { max: 16 }),
    ...originOf(request),
  }
  read.finish()
  return input
}

async function smsCode({ sessions }: SessionRouteParts, request: FastifyRequest): Promise<Envelope> {
  const { pool, settings } = sessions
  if (!(await smsSignInOpen(sessions))) throw new Refusal('sign-in.sms-off')
  const read = readInput(request, request.body)
  const tel = read.text('userTel', { max: 20, required: true })
  const checkCode = read.text('checkCode', { max: 10 })
  const checkId = read.text('checkId', { max: 64 })
  read.finish()
  if (!isMobile(tel)) throw Refusal.atField('userTel', 'sms.tel')
  await checkCaptcha(sessions, { way: 'sms', account: tel, ip: request.ip }, checkId, checkCode)
  const holder = await personByTel(pool, tel)
  await sendCode(
    pool,
    { to: tel, channel: 'sms', purpose: 'sign-in', personId: holder?.id ?? null, lang: langOf(request) },
    now(),
    settings,
  )
  // Not waited for: how long it takes would tell whether the number is known.
  deliverSms(pool, sessions).catch(sessions.onError)
  return new Envelope('0', null, serverWords['sms.sent'][langOf(request)])
}

/**
 * The demonstration's telephones: there nobody carries messages, and everybody's password stands on the sign-in page.
 */
async function phone({ gateway, pool }: Sessions, request: FastifyRequest): Promise<{ readonly body: string | null }> {
  if (gateway?.visible !== true) throw new Refusal('route.unknown', {}, { status: 404 })
  const read = readInput(request, request.query)
  const to = read.text('to', { max: 100, required: true })
  read.finish()
  return { body: await lastMessageTo(pool, oneSpelling(to), now()) }
}

async function logout({ sessions }: SessionRouteParts, request: FastifyRequest): Promise<void> {
  const { caller } = request
  if (caller === null) return
  const at = now()
  await endSession(sessions.pool, caller.sessionId, 'sign-out', at)
  sessions.sessions.forget(caller.sessionId)
  await logSignIn(sessions.pool, {
    at,
    account: caller.actor.code,
    personId: caller.actor.id,
    outcome: 'sign-out',
    way: 'token',
    client: '',
    ...originOf(request),
  })
}

async function password({ sessions }: SessionRouteParts, request: FastifyRequest): Promise<null> {
  const read = readInput(request, request.body)
  const oldPwd = read.secret('oldPwd', { max: 256, required: true })
  const newPwd = read.secret('newPwd', { max: 256, required: true })
  read.finish()
  await changePassword(sessions, callerOf(request), { oldPwd, newPwd, ...originOf(request) })
  return null
}
