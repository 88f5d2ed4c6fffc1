import type { FastifyInstance, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { person } from '../../base/person.ts'
import { Refusal } from '../../core/refusal.ts'
import { now } from '../clock.ts'
import { originOf } from '../http/authenticate.ts'
import { readInput } from '../http/input.ts'
import { langOf } from '../http/lang.ts'
import { inContext } from '../http/request-context.ts'
import { maskPhone } from '../organisation-calls/mask-phone.ts'
import { readRecord } from '../store/read.ts'
import { auditSecurity } from './audit-security.ts'
import type { Sessions } from './open-sessions.ts'
import { changeByLink, linkMinutes, personOfLink, sendLink } from './password-link.ts'
import { configuredSite } from './site-config.ts'
import type { Site } from './site.ts'
import { deliverSms } from './sms-gateway.ts'

// Guessing a link is hopeless; this keeps anybody from trying all the same.
const rateLimit = { max: 30, timeWindow: 60_000 }

/** A new password by a link: made by the security administrator, followed by whoever has the phone. */
export function passwordLinkCalls(app: FastifyInstance, sessions: Sessions, site: Site): void {
  app.post('/api/system/user/resetLink', { config: { needs: 'yhgl-js' } }, (request) => make(sessions, site, request))
  app.post('/api/system/user/resetLink/owner', { config: { public: true, rateLimit } }, async (request) => {
    const read = readInput(request, request.body)
    const token = read.text('token', { max: 64, required: true })
    read.finish()
    const { code } = await personOfLink(sessions.pool, token, now())
    return { userCode: code }
  })
  app.post('/api/system/user/resetByLink', { config: { public: true, rateLimit } }, async (request) => {
    const read = readInput(request, request.body)
    const token = read.text('token', { max: 64, required: true })
    const newPwd = read.secret('newPwd', { max: 256, required: true })
    read.finish()
    await changeByLink(sessions, token, newPwd, now(), originOf(request))
    return null
  })
}

async function make(sessions: Sessions, site: Site, request: FastifyRequest): Promise<{ readonly tel: string; readonly minutes: number }> {
  const read = readInput(request, request.body)
  const [id] = read.ids('userId', 1)
  read.finish()
  if (sessions.gateway === null || !await sessions.gateway.isOpen()) throw new Refusal('password.link-no-gateway')
  const tel = await inContext(request, async (ctx) => {
    const seen = id === undefined ? null : await readRecord(ctx, person, id)
    if (id === undefined || seen === null) throw new Refusal('record.missing', {}, { status: 404 })
    const [account] = await ctx.sql.query<{ tel: string | null; zt: string }>(sql`select user_tel as tel, user_zt as zt from base.person where id = ${id}::uuid`)
    if (account?.zt !== '1') throw new Refusal('password.link-inactive')
    if (!account.tel) throw new Refusal('password.link-no-phone')
    const { url } = await configuredSite(ctx.sql, site)
    await sendLink(ctx.sql, { personId: id, tel: account.tel, madeBy: ctx.actor.id, lang: langOf(request), at: ctx.now, site: (url || `${request.protocol}://${request.host}`).replace(/\/+$/, '') })
    await auditSecurity(ctx.sql, { at: ctx.now, verb: 'password.reset', accountId: id, personId: ctx.actor.id, ip: ctx.ip, requestId: ctx.requestId })
    return account.tel
  })
  deliverSms(sessions.pool, sessions.gateway).catch(sessions.onError)
  return { tel: maskPhone(tel), minutes: linkMinutes }
}
