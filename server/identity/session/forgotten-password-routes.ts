import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { isMobile } from '../../../kinds/phone/mobile-number.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { Envelope } from '../../platform/http/envelope.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { langOf } from '../../platform/http/request-language.ts'
import { serverWords } from '../../platform/http/words.ts'
import { now } from '../../platform/process/clock.ts'
import { holdsAnyCode } from '../access/holds-any-code.ts'
import { deliverSms } from './account-message-gateway.ts'
import type { Sessions } from './create-sessions.ts'
import { personByMail, personByTel } from './credential.ts'
import { makeLink } from './password-link.ts'
import { checkCaptcha, requireCaptcha } from './require-captcha.ts'
import { secondFactorOf } from './second-factor.ts'
import { personOfCode, sendCode } from './sign-in-codes.ts'
import { countFailure, forgive, guarded } from './sign-in-failures.ts'
import { addressKey } from './sign-in.ts'

const config = { public: true, unlicensed: true, rateLimit: { max: 60, timeWindow: minuteMs } } as const

/** A forgotten password: whoever shows the code sent to his number or mailbox goes on to choose a new one. */
export function forgottenRoutes(app: FastifyInstance, sessions: Sessions): void {
  app.post('/api/system/user/forgotten/code', { config }, (request) => send(sessions, request))
  app.post('/api/system/user/forgotten', { config }, (request) => prove(sessions, request))
}

async function send(sessions: Sessions, request: FastifyRequest): Promise<Envelope> {
  const read = readInput(request, request.body)
  const to = oneSpelling(read.text('to', { max: 100, required: true }))
  const [checkCode, checkId] = [read.text('checkCode', { max: 10 }), read.text('checkId', { max: 64 })]
  read.finish()
  const channel = isMobile(to) ? 'sms' : 'mail'
  if (channel === 'mail' && !to.includes('@')) throw Refusal.atField('to', 'sms.tel')
  if (!(await (channel === 'sms' ? sessions.gateway : sessions.mail)?.isOpen()))
    throw Refusal.atField('to', 'contact.closed')
  await checkCaptcha(sessions, { way: 'sms', account: to, ip: request.ip }, checkId, checkCode)
  const owner = channel === 'sms' ? await personByTel(sessions.pool, to) : await personByMail(sessions.pool, to)
  await sendCode(
    sessions.pool,
    { to, channel, purpose: 'password', personId: owner?.id ?? null, lang: langOf(request) },
    now(),
    sessions.settings,
  )
  deliverSms(sessions.pool, sessions).catch(sessions.onError)
  return new Envelope('0', null, serverWords['sms.sent'][langOf(request)])
}

/** A mailbox is found however it is spelled, so its limits and its code are those of one spelling. */
export function oneSpelling(to: string): string {
  return to.toLowerCase()
}

/** A token for the page where the new password is chosen; a wrong code counts as a wrong one at the door does. */
async function prove(sessions: Sessions, request: FastifyRequest): Promise<{ readonly token: string }> {
  const read = readInput(request, request.body)
  const to = oneSpelling(read.text('to', { max: 100, required: true }))
  const code = read.text('code', { max: 10, required: true })
  const [checkCode, checkId] = [read.text('checkCode', { max: 10 }), read.text('checkId', { max: 64 })]
  read.finish()
  const [key, address] = [`tel:${to}`, addressKey(request)] as const
  return sessions.turns.run(key, async () => {
    const { pool, settings } = sessions
    const at = now()
    const { lockedUntil } = await guarded(pool, key, at, settings)
    // Of its own number the picture was asked when the code was sent.
    if ((await guarded(pool, address, at, settings)).failures >= settings.addressCaptchaAfter)
      await requireCaptcha(pool, checkId, checkCode)
    if (lockedUntil !== null) throw new Refusal('sign-in.locked', { minutes: Math.ceil((lockedUntil - at) / minuteMs) })
    const personId = await personOfCode(pool, to, 'password', code, at, settings)
    if (personId === null) {
      for (const failed of [key, address]) await countFailure(pool, failed, at, settings)
      throw Refusal.atField('code', 'contact.code-wrong')
    }
    await forgive(pool, key)
    await refuseMessageAlone(sessions, personId)
    return { token: await inTransaction(pool, (on) => makeLink(on, personId, personId, at)) }
  })
}

/** A password set by a message alone would be a sign-in by a message alone. */
async function refuseMessageAlone({ pool, guarded: codes }: Sessions, personId: string): Promise<void> {
  if (!(await holdsAnyCode(pool, personId, codes)) || (await secondFactorOf(pool, personId)).since !== null) return
  throw new Refusal('password.two-people')
}
